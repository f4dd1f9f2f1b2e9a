/** Checks that a website responds. */
import { dag, func, object } from "@dagger.io/dagger"

/** Checks websites. */
@object()
export class MyModule {
  /**
   * Waits for a website to respond, and fails after a timeout.
   *
   * @param url The URL to request, for example https://example.com/health.
   * @param seconds The timeout, in seconds.
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
