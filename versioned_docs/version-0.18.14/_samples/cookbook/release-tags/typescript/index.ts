/** Publishes releases under all tags that users pin. */
import { Container, func, object, Secret } from "@dagger.io/dagger"

/** Publishes releases of images. */
@object()
export class MyModule {
  /**
   * Publishes an image as 1.4.2, 1.4 and 1, and returns the addresses.
   *
   * @param image The image to publish.
   * @param repository Where to publish it, without a tag, for example ghcr.io/my-org/app.
   * @param version The version, for example 1.4.2.
   * @param username The user name in the registry.
   * @param password The password or token of that user.
   */
  @func()
  async release(
    image: Container,
    repository: string,
    version: string,
    username: string,
    password: Secret,
  ): Promise<string[]> {
    const signedIn = image.withRegistryAuth(repository, username, password)
    const parts = version.split(".")

    const addresses: string[] = []
    // region: tags
    for (let count = parts.length; count > 0; count--) {
      const tag = parts.slice(0, count).join(".")
      addresses.push(await signedIn.publish(`${repository}:${tag}`))
    }
    // endregion: tags
    return addresses
  }
}
