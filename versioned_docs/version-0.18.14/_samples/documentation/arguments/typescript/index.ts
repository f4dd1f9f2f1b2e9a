/** Downloads pages. */
import { dag, func, object } from "@dagger.io/dagger"

/** Downloads pages. */
@object()
export class MyModule {
  /**
   * Downloads a page, and fails if the server doesn't respond in time.
   *
   * @param url The page's URL, for example https://example.com/about.
   * @param seconds The timeout, in seconds.
   */
  @func()
  async download(url: string, seconds: number = 10): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["wget", "-q", "-T", `${seconds}`, "-O", "-", url])
      .stdout()
  }
}
