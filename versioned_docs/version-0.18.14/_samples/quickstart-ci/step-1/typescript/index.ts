/** The hello-web pipeline. */
import { argument, Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** The hello-web pipeline. */
@object()
export class HelloWeb {
  /** The project's files. */
  private source: Directory

  /**
   * Sets the project to work on.
   *
   * @param source The project's files.
   */
  constructor(
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", ".env", "dist", "node_modules"] })
    source: Directory,
  ) {
    this.source = source
  }

  /** Node.js with the project and its packages. */
  @func()
  buildEnv(): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withMountedCache("/root/.npm", dag.cacheVolume("npm"))
      .withWorkdir("/src")
      .withDirectory("/src", this.source)
      .withExec(["npm", "install"])
  }

  /** Runs the tests, and returns their report. */
  @func()
  async test(): Promise<string> {
    return this.buildEnv().withExec(["npm", "test"]).stdout()
  }
}
