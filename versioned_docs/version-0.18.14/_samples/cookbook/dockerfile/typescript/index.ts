/** Builds a Dockerfile, tests the image and publishes it. */
import { Container, Directory, func, object } from "@dagger.io/dagger"

/** Builds, tests and publishes an image. */
@object()
export class MyModule {
  /**
   * Builds the project's Dockerfile.
   *
   * @param source The project directory, with its Dockerfile.
   */
  @func()
  image(source: Directory): Container {
    return source.dockerBuild()
  }

  /**
   * Publishes the image if its program starts, and returns its address.
   *
   * @param source The project directory, with its Dockerfile.
   * @param address The address to publish to, with a tag.
   */
  @func()
  async publish(source: Directory, address: string): Promise<string> {
    const image = this.image(source)
    await image.withExec(["--version"], { useEntrypoint: true }).sync()
    return image.publish(address)
  }
}
