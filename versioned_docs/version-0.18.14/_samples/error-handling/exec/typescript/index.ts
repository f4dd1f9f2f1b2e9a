/** Explains why a test run failed. */
import { dag, Directory, ExecError, func, object } from "@dagger.io/dagger"

/** Runs tests. */
@object()
export class MyModule {
  /**
   * Runs the tests and names the exit code if they fail.
   *
   * @param source The project.
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
    } catch (failed) {
      if (failed instanceof ExecError) {
        throw new Error(`tests ended with code ${failed.exitCode}: ${failed.stderr}`)
      }
      throw failed
    }
    // endregion: catch
  }
}
