/** Reports why a test run failed. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Runs tests. */
@object()
export class MyModule {
  /**
   * Runs the tests, and reports the exit code and output if they fail.
   *
   * @param source The project directory.
   */
  @func()
  async test(source: Directory): Promise<string> {
    const tests = dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
    // region: catch
    try {
      return await tests.stdout()
    } catch (error) {
      if (isExecError(error)) {
        throw new Error(`tests ended with code ${error.exitCode}:\n${error.stdout}`)
      }
      throw error
    }
    // endregion: catch
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
