/** Checks websites afresh on every run. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Checks websites. */
@object()
export class MyModule {
  /**
   * Fetches a page again on every run, and returns its headers.
   *
   * @param url The address of the page.
   */
  @func()
  async check(url: string): Promise<string> {
    return this.tools()
      // region: always
      .withEnvVariable("CHECKED_AT", new Date().toISOString())
      // endregion: always
      .withExec(["curl", "-fsSI", url])
      .stdout()
  }

  /** A container with curl, which comes from the cache. */
  private tools(): Container {
    return dag.container().from("alpine:3.22").withExec(["apk", "add", "curl"])
  }
}
