package dev.keywright.integration.deliveries;

import dev.keywright.AccessPattern;
import dev.keywright.Entity;
import dev.keywright.Flatten;
import dev.keywright.GlobalIndex;
import dev.keywright.IndexProjection;
import dev.keywright.Key;
import dev.keywright.Table;
import java.util.Optional;

/** Flattened properties as keys, in templates, in filters and in projections. */
@Table(name = "Deliveries", partitionKey = "PK", sortKey = "SK")
@GlobalIndex(name = "ByCity", partitionKey = "to_city", sortKey = "to_street")
@GlobalIndex(name = "ByOrigin", partitionKey = "from_city", sortKey = "id")
@GlobalIndex(
    name = "ByCountry",
    partitionKey = "CountryPK",
    sortKey = "CountrySK",
    projection = IndexProjection.INCLUDE,
    include = {"id", "to_country", "to_city", "to_street"})
@Entity
@Key(partition = "CUSTOMER#{customer}", sort = "{id}")
@Key(index = "ByCountry", partition = "COUNTRY#{to.country}", sort = "{to.city:ordered}#{id}")
@AccessPattern(name = "ofCustomer", by = "customer", orderBy = "id")
@AccessPattern(name = "inCity", by = "to.city", range = "to.street", orderBy = "to.street")
@AccessPattern(name = "fromCity", by = "from.city", orderBy = "id")
@AccessPattern(name = "labels", by = "to.country", orderBy = "to.city", as = Label.class)
@AccessPattern(name = "inCountry", by = "to.country and to.city", fetch = true)
@AccessPattern(
    name = "abroad",
    by = "customer",
    filter = "to.country = 'FR' and from.country",
    suppress = "filter-cost")
@AccessPattern(
    name = "withOrigin",
    by = "customer",
    filter = "from present",
    suppress = "filter-cost")
@AccessPattern(
    name = "fromNowhere",
    by = "customer",
    filter = "from.city absent",
    suppress = "filter-cost")
public record Delivery(
    String customer,
    String id,
    @Flatten(prefix = "to_") Address to,
    @Flatten(prefix = "from_") Optional<Address> from,
    @Flatten Audit audit) {}
