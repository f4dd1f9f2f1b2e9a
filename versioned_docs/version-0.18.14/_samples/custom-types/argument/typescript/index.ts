/** Describes servers. */
import { func, object } from "@dagger.io/dagger"

/** A server to deploy to. */
export type Server = {
  /** The host name. */
  host: string

  /** The service's port. */
  port: number
}

/** Describes servers. */
@object()
export class MyModule {
  /**
   * Returns a server with the given host and port.
   *
   * @param host The host name.
   * @param port The service's port.
   */
  @func()
  server(host: string, port: number = 443): Server {
    return { host, port }
  }

  /**
   * Returns a server's URL.
   *
   * @param server The server.
   */
  @func()
  address(server: Server): string {
    return `https://${server.host}:${server.port}`
  }
}
