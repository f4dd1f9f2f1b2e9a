/** Checks that web server images answer. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Checks that web server images answer. */
@object()
export class MyModule {
  /**
   * Runs an image as a service and fetches one page of it.
   *
   * @param image The image with the web server.
   * @param port The port that the server listens on.
   * @param page The page to fetch.
   */
  @func()
  async smoke(image: Container, port: number = 80, page: string = "/"): Promise<string> {
    // region: bind
    const server = image.withExposedPort(port).asService()
    const client = dag.container().from("alpine:3.22").withServiceBinding("web", server)
    // endregion: bind

    return client.withExec(["wget", "-qO-", `http://web:${port}${page}`]).stdout()
  }
}
