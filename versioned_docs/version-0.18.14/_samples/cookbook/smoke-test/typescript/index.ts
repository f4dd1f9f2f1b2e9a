/** Smoke-tests web server images. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Smoke-tests web server images. */
@object()
export class MyModule {
  /**
   * Runs an image as a service and returns one of its pages.
   *
   * @param image The web server image.
   * @param port The port that the server listens on.
   * @param page The path of the page to fetch.
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
