/** Compresses a website for its server. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Compresses a website for its server. */
@object()
export class MyModule {
  /**
   * Adds a compressed copy of each file to a site.
   *
   * @param site The site's files.
   */
  @func()
  compress(site: Directory): Directory {
    return dag
      .container()
      .from("alpine:3.22")
      .withDirectory("/site", site)
      .withWorkdir("/site")
      .withExec(["sh", "-c", "find . -type f -exec gzip -9 -k -f {} +"])
      .directory(".")
  }
}
