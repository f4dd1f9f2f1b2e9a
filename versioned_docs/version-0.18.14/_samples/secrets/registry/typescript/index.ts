/** Publishes an image to a private registry. */
import { Container, func, object, Secret } from "@dagger.io/dagger"

/** Publishes images. */
@object()
export class MyModule {
  /**
   * Publishes an image and returns its address with the digest.
   *
   * @param image The image to publish.
   * @param address The address to publish to, for example ghcr.io/my-org/app:v1.
   * @param username The registry user name.
   * @param password The user's password or token.
   */
  @func()
  async publish(image: Container, address: string, username: string, password: Secret): Promise<string> {
    return image.withRegistryAuth(address, username, password).publish(address)
  }
}
