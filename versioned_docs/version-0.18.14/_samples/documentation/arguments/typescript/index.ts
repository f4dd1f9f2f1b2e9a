/** Checks that a website answers. */
import { dag, func, object } from "@dagger.io/dagger"

/** Checks websites. */
@object()
export class MyModule {
  /**
   * Waits until a website answers, and fails if it does not.
   *
   * @param url The address to ask, with its scheme, for example https://example.com/health.
   * @param seconds How long to wait for an answer, in seconds.
   */
  @func()
  async wait(url: string, seconds: number = 10): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["wget", "-q", "-T", `${seconds}`, "-O", "-", url])
      .stdout()
  }
}
