/** Serves a site with the module's own settings. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Makes web server images. */
@object()
export class MyModule {
  /**
   * A web server that reads the configuration shipped with this module.
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
