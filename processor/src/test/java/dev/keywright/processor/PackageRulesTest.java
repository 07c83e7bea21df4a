package dev.keywright.processor;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeVariableName;
import com.squareup.javapoet.WildcardTypeName;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import dev.keywright.processor.diagnostic.Site;
import dev.keywright.processor.write.TableFiles;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who may know whom in the processor: the order of the stages, kept. */
class PackageRulesTest {

  private static final String ROOT = "dev.keywright.processor";
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .importUrl(KeywrightProcessor.class.getProtectionDomain().getCodeSource().getLocation());

  private static final Set<String> TYPE_NAMES =
      Set.of(
          TypeName.class.getName(),
          ClassName.class.getName(),
          ParameterizedTypeName.class.getName(),
          ArrayTypeName.class.getName(),
          TypeVariableName.class.getName(),
          WildcardTypeName.class.getName());

  private static final DescribedPredicate<JavaClass> EMITTING =
      resideInAPackage("com.squareup.javapoet..")
          .and(
              DescribedPredicate.describe(
                  "other than type names", each -> !TYPE_NAMES.contains(each.getName())));

  @Test
  void everyStageIsLookedAt() {
    for (String stage :
        Set.of("diagnostic", "scan", "model", "plan", "check", "write", "resource")) {
      assertTrue(
          CLASSES.stream().anyMatch(each -> each.getPackageName().equals(ROOT + "." + stage)),
          stage);
    }
  }

  @Test
  void theModelKnowsPlacesAlone() {
    holds(
        noClasses()
            .that()
            .resideInAPackage(ROOT + ".model")
            .should()
            .dependOnClassesThat(
                resideInAPackage(ROOT + "..")
                    .and(not(resideInAPackage(ROOT + ".model")))
                    .and(not(DescribedPredicate.describe("Site", each -> isSite(each))))));
  }

  private static boolean isSite(JavaClass type) {
    return type.getName().equals(Site.class.getName());
  }

  @Test
  void plansKnowModelAndDiagnostic() {
    knowsOnly("plan", "model", "diagnostic");
  }

  @Test
  void checksKnowModelPlanAndDiagnostic() {
    knowsOnly("check", "model", "plan", "diagnostic");
  }

  @Test
  void writersKnowModelAndPlan() {
    knowsOnly("write", "model", "plan", "diagnostic");
  }

  @Test
  void descriptionsKnowModelAndPlan() {
    knowsOnly("resource", "model", "plan");
  }

  @Test
  void diagnosticsKnowNobody() {
    knowsOnly("diagnostic");
  }

  @Test
  void nobodyKnowsTheScan() {
    holds(
        noClasses()
            .that()
            .resideInAPackage(ROOT + ".*")
            .and()
            .resideOutsideOfPackage(ROOT + ".scan")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + ".scan"));
  }

  @Test
  void theCompilersTypesStayAtTheEdges() {
    holds(
        noClasses()
            .that()
            .resideInAnyPackage(
                ROOT + ".model", ROOT + ".plan", ROOT + ".check", ROOT + ".resource")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                "javax.lang.model.element..",
                "javax.lang.model.type..",
                "javax.lang.model.util..",
                "javax.annotation.processing.."));
  }

  @Test
  void onlyWritersEmitCode() {
    holds(
        noClasses()
            .that()
            .resideInAnyPackage(
                ROOT + ".model",
                ROOT + ".plan",
                ROOT + ".check",
                ROOT + ".resource",
                ROOT + ".scan",
                ROOT + ".diagnostic")
            .should()
            .dependOnClassesThat(EMITTING));
  }

  @Test
  void writersReturnValues() {
    holds(
        noClasses()
            .that()
            .resideInAPackage(TableFiles.class.getPackageName())
            .should()
            .dependOnClassesThat(
                resideInAnyPackage("java.io..", "java.nio.file..", "javax.annotation.processing..")
                    .and(
                        DescribedPredicate.describe(
                            "with effects",
                            each ->
                                !each.getSimpleName().equals("Generated")
                                    && !each.getSimpleName().equals("Serializable")))));
  }

  @Test
  void stagesFormNoCircle() {
    holds(slices().matching(ROOT + ".(*)..").should().beFreeOfCycles());
  }

  @Test
  void rulesAreSmallClassesOfTheirOwn() {
    holds(
        classes()
            .that()
            .resideInAPackage(ROOT + ".check")
            .and()
            .doNotHaveSimpleName("TableChecks")
            .should()
            .notBePublic());
  }

  private static void knowsOnly(String stage, String... known) {
    DescribedPredicate<JavaClass> others = resideInAPackage(ROOT + "..");
    others = others.and(not(resideInAPackage(ROOT + "." + stage)));
    for (String each : known) {
      others = others.and(not(resideInAPackage(ROOT + "." + each)));
    }
    holds(
        noClasses()
            .that()
            .resideInAPackage(ROOT + "." + stage)
            .should()
            .dependOnClassesThat(others));
  }

  private static void holds(ArchRule rule) {
    rule.check(CLASSES);
  }
}
