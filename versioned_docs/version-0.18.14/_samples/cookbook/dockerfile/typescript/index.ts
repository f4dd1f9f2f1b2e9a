/** Builds a Dockerfile, tries the image and publishes it. */
import { Container, Directory, func, object } from "@dagger.io/dagger"

/** Builds, tries and publishes an image. */
@object()
export class MyModule {
  /**
   * The image that the project's Dockerfile describes.
   *
   * @param source The project, with its Dockerfile.
   */
  @func()
  image(source: Directory): Container {
    return source.dockerBuild()
  }

  /**
   * Publishes the image if its program starts, and returns the address with the digest.
   *
   * @param source The project, with its Dockerfile.
   * @param address The address, with a tag.
   */
  @func()
  async publish(source: Directory, address: string): Promise<string> {
    const image = this.image(source)
    await image.withExec(["--version"], { useEntrypoint: true }).sync()
    return image.publish(address)
  }
}
