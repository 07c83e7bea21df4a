package dev.keywright.benchmarks.codec;

import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableSchema;

/** The Enhanced Client's static schema of the bean: no reflection, written out by hand. */
final class PurchaseStatic {

  private PurchaseStatic() {}

  static TableSchema<PurchaseBean> schema() {
    TableSchema<PurchaseBean.LineBean> lines =
        StaticTableSchema.builder(PurchaseBean.LineBean.class)
            .newItemSupplier(PurchaseBean.LineBean::new)
            .addAttribute(
                String.class,
                a ->
                    a.name("sku")
                        .getter(PurchaseBean.LineBean::getSku)
                        .setter(PurchaseBean.LineBean::setSku))
            .addAttribute(
                Integer.class,
                a ->
                    a.name("quantity")
                        .getter(PurchaseBean.LineBean::getQuantity)
                        .setter(PurchaseBean.LineBean::setQuantity))
            .addAttribute(
                Long.class,
                a ->
                    a.name("priceCents")
                        .getter(PurchaseBean.LineBean::getPriceCents)
                        .setter(PurchaseBean.LineBean::setPriceCents))
            .build();
    return StaticTableSchema.builder(PurchaseBean.class)
        .newItemSupplier(PurchaseBean::new)
        .addAttribute(
            String.class,
            a ->
                a.name("pk")
                    .getter(PurchaseBean::getPk)
                    .setter(PurchaseBean::setPk)
                    .tags(StaticAttributeTags.primaryPartitionKey()))
        .addAttribute(
            String.class,
            a ->
                a.name("sk")
                    .getter(PurchaseBean::getSk)
                    .setter(PurchaseBean::setSk)
                    .tags(StaticAttributeTags.primarySortKey()))
        .addAttribute(
            String.class,
            a ->
                a.name("gsi1pk")
                    .getter(PurchaseBean::getGsi1pk)
                    .setter(PurchaseBean::setGsi1pk)
                    .tags(StaticAttributeTags.secondaryPartitionKey("gsi1")))
        .addAttribute(
            String.class,
            a ->
                a.name("gsi1sk")
                    .getter(PurchaseBean::getGsi1sk)
                    .setter(PurchaseBean::setGsi1sk)
                    .tags(StaticAttributeTags.secondarySortKey("gsi1")))
        .addAttribute(
            String.class,
            a ->
                a.name("customerId")
                    .getter(PurchaseBean::getCustomerId)
                    .setter(PurchaseBean::setCustomerId))
        .addAttribute(
            String.class,
            a ->
                a.name("purchaseId")
                    .getter(PurchaseBean::getPurchaseId)
                    .setter(PurchaseBean::setPurchaseId))
        .addAttribute(
            java.time.Instant.class,
            a ->
                a.name("placedAt")
                    .getter(PurchaseBean::getPlacedAt)
                    .setter(PurchaseBean::setPlacedAt))
        .addAttribute(
            java.time.Instant.class,
            a ->
                a.name("updatedAt")
                    .getter(PurchaseBean::getUpdatedAt)
                    .setter(PurchaseBean::setUpdatedAt))
        .addAttribute(
            Purchase.Status.class,
            a -> a.name("status").getter(PurchaseBean::getStatus).setter(PurchaseBean::setStatus))
        .addAttribute(
            java.math.BigDecimal.class,
            a ->
                a.name("discount")
                    .getter(PurchaseBean::getDiscount)
                    .setter(PurchaseBean::setDiscount))
        .addAttribute(
            Long.class,
            a ->
                a.name("totalCents")
                    .getter(PurchaseBean::getTotalCents)
                    .setter(PurchaseBean::setTotalCents))
        .addAttribute(
            Integer.class,
            a ->
                a.name("version").getter(PurchaseBean::getVersion).setter(PurchaseBean::setVersion))
        .addAttribute(
            Boolean.class,
            a -> a.name("express").getter(PurchaseBean::isExpress).setter(PurchaseBean::setExpress))
        .addAttribute(
            String.class,
            a -> a.name("note").getter(PurchaseBean::getNote).setter(PurchaseBean::setNote))
        .addAttribute(
            EnhancedType.setOf(String.class),
            a -> a.name("tags").getter(PurchaseBean::getTags).setter(PurchaseBean::setTags))
        .addAttribute(
            EnhancedType.listOf(EnhancedType.documentOf(PurchaseBean.LineBean.class, lines)),
            a -> a.name("lines").getter(PurchaseBean::getLines).setter(PurchaseBean::setLines))
        .build();
  }
}
