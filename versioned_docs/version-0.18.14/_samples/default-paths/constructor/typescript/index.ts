/** Tests and builds the Go project that contains the module. */
import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests and builds a Go project. */
@object()
export class MyModule {
  source: Directory

  /** @param source The project directory, without its Git history and documentation. */
  constructor(
    @argument({ defaultPath: "/", ignore: [".git", "docs", "**/*.md"] })
    source: Directory,
  ) {
    this.source = source
  }

  /** Runs the tests. */
  @func()
  async test(): Promise<string> {
    return this.toolchain().withExec(["go", "test", "./..."]).stdout()
  }

  /** Builds the programs. */
  @func()
  build(): Directory {
    return this.toolchain().withExec(["go", "build", "-o", "/out/", "./..."]).directory("/out")
  }

  private toolchain(): Container {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", this.source)
      .withWorkdir("/src")
  }
}
