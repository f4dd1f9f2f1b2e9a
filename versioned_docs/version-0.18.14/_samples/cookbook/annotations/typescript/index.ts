/** Publishes a handbook image with annotations. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Publishes a handbook as a web server image. */
@object()
export class MyModule {
  /**
   * Publishes the handbook and returns the image's address with its digest.
   *
   * @param pages The handbook's pages.
   * @param address The address to publish to, with a tag.
   * @param repository The URL of the repository that contains the pages.
   */
  @func()
  async publish(pages: Directory, address: string, repository: string): Promise<string> {
    return (
      dag
        .container()
        .from("nginx:1.28-alpine")
        .withDirectory("/usr/share/nginx/html", pages)
        // region: annotations
        .withAnnotation("org.opencontainers.image.title", "Handbook")
        .withAnnotation("org.opencontainers.image.description", "How we work, as a website")
        .withAnnotation("org.opencontainers.image.source", repository)
        // endregion: annotations
        .publish(address)
    )
  }
}
