/** The hello-web pipeline. */
import { argument, Container, dag, Directory, func, object, Service } from "@dagger.io/dagger"

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
    @argument({ defaultPath: "/", ignore: [".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"] })
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

  /** Builds the site. */
  @func()
  build(): Directory {
    return this.buildEnv().withExec(["npm", "run", "build"]).directory("/src/dist")
  }

  /** An nginx image with the site. */
  @func()
  image(): Container {
    return dag
      .container()
      .from("nginx:1.28-alpine")
      .withDirectory("/usr/share/nginx/html", this.build())
      .withExposedPort(80)
  }

  /** Serves the site on port 80. */
  @func()
  serve(): Service {
    return this.image().asService({ useEntrypoint: true })
  }

  /**
   * Tests the project, then publishes its image and returns the address.
   *
   * @param address The address to publish to.
   */
  @func()
  async publish(address: string): Promise<string> {
    await this.test()
    return this.image().publish(address)
  }

  // region: new
  /**
   * Changes the project as instructed and returns its files.
   *
   * @param assignment The change to make.
   */
  @func()
  develop(assignment: string): Directory {
    const workspace = dag.workspace(this.source)
    const environment = dag
      .env()
      .withStringInput("assignment", assignment, "What to change.")
      .withWorkspaceInput("workspace", workspace, "The project to change.")
      .withWorkspaceOutput("completed", "The changed project.")
    return dag
      .llm()
      .withEnv(environment)
      .withPromptFile(dag.currentModule().source().file("develop-prompt.md"))
      .env()
      .output("completed")
      .asWorkspace()
      .source()
      // Git and Dagger run programs that these files name.
      .filter({ exclude: ["**/.*", "dagger.json"] })
  }
  // endregion: new
}
