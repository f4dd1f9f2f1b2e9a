/**
 * Formats source code.
 *
 * Works on Go projects of any size.
 */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Formats Go source code. */
@object()
export class MyModule {
  /** The version of Go whose formatter runs. */
  @func()
  version: string

  /**
   * Configures the formatter.
   *
   * @param version The version of Go.
   */
  constructor(version: string = "1.24") {
    this.version = version
  }

  /**
   * Formats the files of a project.
   *
   * Returns the whole project, with formatted files.
   *
   * @param source The project to format.
   */
  @func()
  format(source: Directory): Directory {
    return dag
      .container()
      .from(`golang:${this.version}-alpine`)
      .withDirectory("/src", source)
      .withExec(["gofmt", "-w", "/src"])
      .directory("/src")
  }
}
