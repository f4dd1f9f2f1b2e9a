/** Serves a site with a configuration file from the module. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds web server images. */
@object()
export class MyModule {
  /**
   * Builds a web server image with the module's own configuration.
   *
   * @param site The site's files.
   */
  @func()
  server(site: Directory): Container {
    const config = dag.currentModule().source().file("files/site.conf")

    return dag
      .container()
      .from("nginx:1.28-alpine")
      .withFile("/etc/nginx/conf.d/default.conf", config)
      .withDirectory("/usr/share/nginx/html", site)
  }
}
