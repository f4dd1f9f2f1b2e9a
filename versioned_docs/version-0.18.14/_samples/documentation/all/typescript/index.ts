/**
 * Formats source code.
 *
 * Works on Go projects of any size.
 */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Formats Go source code. */
@object()
export class MyModule {
  /** The Go version whose formatter is used. */
  @func()
  version: string

  /**
   * Configures the formatter.
   *
   * @param version The Go version.
   */
  constructor(version: string = "1.24") {
    this.version = version
  }

  /**
   * Formats a project's Go files.
   *
   * Returns the whole project, not just the formatted files.
   *
   * @param source The project directory.
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
