/** The tools that an agent can use to work on the project. */
import { argument, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** The tools that an agent can use to work on the project. */
@object()
export class Workspace {
  /** The project's files. */
  @func()
  source: Directory

  /**
   * Sets the project to work on.
   *
   * @param source The project's files.
   */
  constructor(
    @argument({ ignore: [".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"] }) source: Directory,
  ) {
    this.source = source
  }

  /**
   * Reads a file.
   *
   * @param path The file's path in the project.
   */
  @func()
  async readFile(path: string): Promise<string> {
    return this.source.file(path).contents()
  }

  /**
   * Writes a file, and returns the changed workspace.
   *
   * @param path The file's path in the project.
   * @param contents The file's new contents.
   */
  @func()
  writeFile(path: string, contents: string): Workspace {
    this.source = this.source.withNewFile(path, contents)
    return this
  }

  /** Lists the files and directories of the project. */
  @func()
  async listFiles(): Promise<string[]> {
    return this.source.glob("**")
  }

  /** Runs the tests, and returns their report even if a test fails. */
  @func()
  async test(): Promise<string> {
    return dag
      .container()
      .from("node:22-slim")
      .withMountedCache("/root/.npm", dag.cacheVolume("npm"))
      .withWorkdir("/src")
      .withDirectory("/src", this.source)
      .withExec(["npm", "install"])
      .withExec(["npm", "test"], { expect: ReturnType.Any })
      .stdout()
  }
}
