/** Publishes a handbook with a description for the registry. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Publishes a handbook as a web server. */
@object()
export class MyModule {
  /**
   * Publishes the handbook, and returns the address with the digest.
   *
   * @param pages The handbook's pages.
   * @param address The address, with a tag.
   * @param repository The address of the repository that the pages come from.
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
