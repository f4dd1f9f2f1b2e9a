/** Searches a project. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Searches a project. */
@object()
export class MyModule {
  /**
   * Returns the project's Go files, without generated ones.
   *
   * @param source The project directory.
   */
  @func()
  sources(source: Directory): Directory {
    return source.filter({ include: ["**/*.go"], exclude: ["**/*.gen.go"] })
  }

  /**
   * Counts the lines with a TODO in the Go files.
   *
   * @param source The project directory.
   */
  @func()
  async todos(source: Directory): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withMountedDirectory("/src", this.sources(source))
      .withExec(["sh", "-c", "grep -r TODO /src | wc -l"])
      .stdout()
  }
}
