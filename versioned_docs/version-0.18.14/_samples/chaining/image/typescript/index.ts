/** Makes an image that callers can go on with. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Makes web server images. */
@object()
export class MyModule {
  /**
   * A web server with a site in it.
   *
   * @param site The site's files.
   * @param server The image of the web server.
   */
  @func()
  image(site: Directory, server: string = "nginx:1.28-alpine"): Container {
    return dag
      .container()
      .from(server)
      .withDirectory("/usr/share/nginx/html", site)
      .withExposedPort(80)
  }
}
