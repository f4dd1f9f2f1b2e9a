/** Publishes releases under every tag that users pin. */
import { Container, func, object, Secret } from "@dagger.io/dagger"

/** Publishes image releases. */
@object()
export class MyModule {
  /**
   * Publishes version 1.4.2 as 1.4.2, 1.4 and 1, and returns the addresses.
   *
   * @param image The image to publish.
   * @param repository The repository to publish to, for example ghcr.io/my-org/app.
   * @param version The version, for example 1.4.2.
   * @param username The registry user name.
   * @param password The user's password or token.
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
