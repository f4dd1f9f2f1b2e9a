/** Tests and builds the Go project that the module belongs to. */
import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests and builds a Go project. */
@object()
export class MyModule {
  source: Directory

  /** @param source The project, without its history and its documentation. */
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

  /** The built programs. */
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
