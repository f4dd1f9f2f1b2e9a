/** Lints YAML files with the module's own rules. */
import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Lints YAML files with the module's own rules. */
@object()
export class MyModule {
  /**
   * Lints the YAML files in a directory.
   *
   * @param source The directory to lint.
   * @param rules The yamllint configuration (default: the module's own rules).
   */
  @func()
  async lint(
    source: Directory,
    @argument({ defaultPath: "rules/yamllint.yml" }) rules: File,
  ): Promise<string> {
    return dag
      .container()
      .from("python:3.12-slim")
      .withExec(["pip", "install", "yamllint==1.37.1"])
      .withMountedFile("/rules.yml", rules)
      .withMountedDirectory("/src", source)
      .withExec(["yamllint", "--config-file", "/rules.yml", "/src"])
      .stdout()
  }
}
