/** Searches a project. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Searches a project. */
@object()
export class MyModule {
  /**
   * The Go files of a project, without the generated ones.
   *
   * @param source The project.
   */
  @func()
  sources(source: Directory): Directory {
    return source.filter({ include: ["**/*.go"], exclude: ["**/*.gen.go"] })
  }

  /**
   * How many notes "TODO" the Go files hold.
   *
   * @param source The project.
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
