/** Serves a directory of static files. */
import { dag, Directory, func, object, Service } from "@dagger.io/dagger"

/** Serves static files. */
@object()
export class MyModule {
  /**
   * Serves a directory with nginx on port 80.
   *
   * @param site The files to serve.
   */
  @func()
  serve(site: Directory): Service {
    return dag
      .container()
      .from("nginx:1.28-alpine")
      .withDirectory("/usr/share/nginx/html", site)
      .withExposedPort(80)
      .asService()
  }
}
