/** Tests and builds a Node.js project. */
import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests and builds a Node.js project. */
@object()
export class MyModule {
  private source: Directory

  /** @param source The project directory (default: the project that contains the module). */
  constructor(
    @argument({ defaultPath: "/", ignore: ["**/node_modules", "dist"] })
    source: Directory,
  ) {
    this.source = source
  }

  /** Runs the project's tests and returns their output. */
  @func()
  async test(): Promise<string> {
    return this.installed().withExec(["npm", "test"]).stdout()
  }

  /** Builds the site. */
  @func()
  build(): Directory {
    return this.installed().withExec(["npm", "run", "build"]).directory("dist")
  }

  private installed(): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withWorkdir("/app")
      .withDirectory(".", this.source)
      .withExec(["npm", "ci"])
  }
}
