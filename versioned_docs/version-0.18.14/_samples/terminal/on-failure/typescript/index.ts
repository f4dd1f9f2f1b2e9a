/** Opens a terminal when tests fail. */
import { dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** Runs tests. */
@object()
export class MyModule {
  /**
   * Runs the tests, and opens a terminal if they fail.
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
      .withExec(["go", "test", "./..."], { expect: ReturnType.Any })
    const code = await tests.exitCode()
    // region: terminal
    if (code !== 0) {
      await tests.terminal().sync()
      throw new Error(`tests ended with code ${code}`)
    }
    // endregion: terminal
    return tests.stdout()
  }
}
