/** Formats Go sources. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Formats Go sources. */
@object()
export class MyModule {
  /**
   * A copy of a project whose Go files are formatted.
   *
   * @param source The project.
   */
  @func()
  format(source: Directory): Directory {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source, { exclude: [".git"] })
      .withWorkdir("/src")
      .withExec(["gofmt", "-w", "."])
      .directory(".")
  }
}
