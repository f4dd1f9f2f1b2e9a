/** Checks the configuration of a web server. */
import { dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Checks the configuration of a web server. */
@object()
export class MyModule {
  /**
   * What nginx says about a configuration. The call fails if nginx would not start with it.
   *
   * @param config The main configuration file.
   * @param sites The directory with a file for each site.
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
