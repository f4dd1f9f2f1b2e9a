/** Packs one image for two platforms. */
import { dag, Directory, File, func, object, Platform } from "@dagger.io/dagger"

/** Packs images. */
@object()
export class MyModule {
  /**
   * A tarball with a site's image for two platforms.
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
