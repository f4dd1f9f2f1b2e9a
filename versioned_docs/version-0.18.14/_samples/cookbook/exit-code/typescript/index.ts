/** Lists the files that a formatter would change. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Checks the formatting of a website's files. */
@object()
export class MyModule {
  /**
   * Fails and lists the files if Prettier would change any.
   *
   * @param source The website's source directory.
   */
  @func()
  async formatted(source: Directory): Promise<void> {
    const check = dag
      .container()
      .from("node:22-slim")
      .withExec(["npm", "install", "--global", "prettier@3.6.2"])
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["prettier", "--list-different", "."])
    // region: code
    try {
      await check.sync()
    } catch (error) {
      if (isExecError(error) && error.exitCode === 1 && error.stdout) {
        throw new Error(`run prettier on these files:\n${error.stdout}`)
      }
      throw error
    }
    // endregion: code
  }
}

/** The error of a failed command. Modules can't import its class, so check its name. */
interface ExecError extends Error {
  name: "ExecError"
  exitCode: number
  stdout: string
}

function isExecError(error: unknown): error is ExecError {
  return error instanceof Error && error.name === "ExecError"
}
