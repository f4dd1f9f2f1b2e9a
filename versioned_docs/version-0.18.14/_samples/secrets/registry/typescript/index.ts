/** Publishes an image to a private registry. */
import { Container, func, object, Secret } from "@dagger.io/dagger"

/** Publishes images. */
@object()
export class MyModule {
  /**
   * Publishes an image and returns its address with the digest.
   *
   * @param image The image to publish.
   * @param address Where to publish it, for example ghcr.io/my-org/app:v1.
   * @param username The user name in the registry.
   * @param password The password or token of that user.
   */
  @func()
  async publish(image: Container, address: string, username: string, password: Secret): Promise<string> {
    return image.withRegistryAuth(address, username, password).publish(address)
  }
}
