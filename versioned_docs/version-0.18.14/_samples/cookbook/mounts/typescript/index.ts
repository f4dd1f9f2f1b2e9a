/** Checks a web server's configuration. */
import { dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Checks a web server's configuration. */
@object()
export class MyModule {
  /**
   * Returns nginx's report on a configuration, or fails if it's invalid.
   *
   * @param config The main configuration file.
   * @param sites The directory with one configuration file per site.
   */
  @func()
  async check(config: File, sites: Directory): Promise<string> {
    return dag
      .container()
      .from("nginx:1.28-alpine")
      .withMountedFile("/etc/nginx/nginx.conf", config)
      .withMountedDirectory("/etc/nginx/conf.d", sites)
      .withExec(["nginx", "-t"])
      .stderr()
  }
}
