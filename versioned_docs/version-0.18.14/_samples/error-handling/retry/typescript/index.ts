/** Tries a flaky download more than once. */
import { dag, func, object } from "@dagger.io/dagger"

/** Downloads from servers that do not always answer. */
@object()
export class MyModule {
  /**
   * Downloads a page, in up to three attempts.
   *
   * @param url The address of the page.
   */
  @func()
  async fetch(url: string): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await dag
          .container()
          .from("alpine:3.22")
          // region: attempt
          .withEnvVariable("ATTEMPT", String(attempt))
          // endregion: attempt
          .withExec(["wget", "-qO-", url])
          .stdout()
      } catch (failed) {
        // A module can't import the class of this error, so its name identifies it.
        const isExecError = failed instanceof Error && failed.name === "ExecError"
        if (!isExecError || attempt === 3) {
          throw failed
        }
      }
    }
  }
}
