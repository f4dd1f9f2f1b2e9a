/** Labels an image with its source commit. */
import { Container, dag, func, GitRef, object } from "@dagger.io/dagger"

/** Builds images labelled with their source. */
@object()
export class MyModule {
  /**
   * Builds a web server image of a site, labelled with its commit.
   *
   * @param version The Git ref to build, with the site in "public".
   */
  @func()
  async image(version: GitRef): Promise<Container> {
    const commit = await version.commit()
    return (
      dag
        .container()
        .from("nginx:1.28-alpine")
        .withDirectory("/usr/share/nginx/html", version.tree().directory("public"))
        // region: labels
        .withLabel("org.opencontainers.image.title", "Site")
        .withLabel("org.opencontainers.image.revision", commit)
      // endregion: labels
    )
  }
}
