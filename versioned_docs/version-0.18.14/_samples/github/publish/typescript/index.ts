/** Publishes a project's image to GitHub's container registry. */
import { Directory, func, object, Secret } from "@dagger.io/dagger"

/** Publishes a project's image to GitHub's container registry. */
@object()
export class MyModule {
  /**
   * Builds the Dockerfile, pushes the image, and returns its address with the digest.
   *
   * @param source The project directory, with its Dockerfile.
   * @param repository The GitHub repository, as OWNER/NAME.
   * @param tag The image's tag.
   * @param username The user that the token belongs to.
   * @param token A token that can write packages.
   */
  @func()
  async publish(source: Directory, repository: string, tag: string, username: string, token: Secret): Promise<string> {
    const address = `ghcr.io/${repository.toLowerCase()}:${tag}`
    return source
      .dockerBuild()
      // region: link
      .withLabel("org.opencontainers.image.source", `https://github.com/${repository}`)
      // endregion: link
      .withRegistryAuth(address, username, token)
      .publish(address)
  }
}
