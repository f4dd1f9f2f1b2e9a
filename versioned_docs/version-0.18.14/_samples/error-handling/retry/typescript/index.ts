/** Retries a flaky download. */
import { dag, func, object } from "@dagger.io/dagger"

/** Downloads from unreliable servers. */
@object()
export class MyModule {
  /**
   * Downloads a page, trying up to three times.
   *
   * @param url The page's URL.
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
        // Modules can't import this error's class, so check its name.
        const isExecError = failed instanceof Error && failed.name === "ExecError"
        if (!isExecError || attempt === 3) {
          throw failed
        }
      }
    }
  }
}
