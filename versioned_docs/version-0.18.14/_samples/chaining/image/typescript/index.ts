/** Builds an image that callers can extend. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds web server images. */
@object()
export class MyModule {
  /**
   * Builds a web server image that contains a site.
   *
   * @param site The site's files.
   * @param server The web server's base image.
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
