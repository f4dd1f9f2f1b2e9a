/** Describes servers and what they run. */
import { func, object } from "@dagger.io/dagger"

/** A machine to deploy to. */
export type Server = {
  /** The name in the network. */
  host: string

  /** The port of the service. */
  port: number
}

/** Describes servers. */
@object()
export class MyModule {
  /**
   * A server.
   *
   * @param host The name in the network.
   * @param port The port of the service.
   */
  @func()
  server(host: string, port: number = 443): Server {
    return { host, port }
  }

  /**
   * The address of a server.
   *
   * @param server The server to reach.
   */
  @func()
  address(server: Server): string {
    return `https://${server.host}:${server.port}`
  }
}
