/** Checks websites on every run, without using cached results. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Checks websites. */
@object()
export class MyModule {
  /**
   * Requests a page on every run and returns the response's headers.
   *
   * @param url The page's URL.
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

  /** Returns a container with curl, cached between runs. */
  private tools(): Container {
    return dag.container().from("alpine:3.22").withExec(["apk", "add", "curl"])
  }
}
