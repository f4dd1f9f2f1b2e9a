/** Checks YAML files by the rules of this module. */
import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Checks YAML files by the rules of this module. */
@object()
export class MyModule {
  /**
   * Checks the YAML files of a directory.
   *
   * @param source The files to check.
   * @param rules The rules; those of this module if left out.
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
