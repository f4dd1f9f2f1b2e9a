/** Calls a service at its endpoint. */
import { dag, func, object } from "@dagger.io/dagger"

/** Calls a service at its endpoint. */
@object()
export class MyModule {
  /** Starts a web server and returns its home page. */
  @func()
  async home(): Promise<string> {
    // region: endpoint
    const server = await dag
      .container()
      .from("nginx:1.28-alpine")
      .withExposedPort(80)
      .asService()
      .start()
    const url = await server.endpoint({ scheme: "http" })
    // endregion: endpoint

    return dag.http(url, { experimentalServiceHost: server }).contents()
  }
}
