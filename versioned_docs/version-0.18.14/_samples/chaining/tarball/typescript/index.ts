/** Packs a multi-platform image into a tarball. */
import { dag, Directory, File, func, object, Platform } from "@dagger.io/dagger"

/** Packs images into tarballs. */
@object()
export class MyModule {
  /**
   * Returns a tarball of a site's image for two platforms.
   *
   * @param site The site's files.
   */
  @func()
  tarball(site: Directory): File {
    const variants = ["linux/amd64", "linux/arm64"].map((platform) =>
      dag
        .container({ platform: platform as Platform })
        .from("nginx:1.28-alpine")
        .withDirectory("/usr/share/nginx/html", site),
    )
    return dag.container().asTarball({ platformVariants: variants })
  }
}
