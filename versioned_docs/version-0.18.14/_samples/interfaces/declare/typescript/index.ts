/** Publishes whatever can be built. */
import { Container, func, object } from "@dagger.io/dagger"

/** Something that builds an image. */
export interface Builder {
  /** The name of what is built. */
  name(): Promise<string>

  /** The image for a platform. */
  build(platform: string): Promise<Container>
}

/** Publishes whatever can be built. */
@object()
export class MyModule {
  /**
   * Builds an image with any builder and publishes it.
   *
   * @param builder What builds the image.
   * @param address The address to publish to.
   */
  @func()
  async release(builder: Builder, address: string): Promise<string> {
    const image = await builder.build("linux/amd64")
    return image.withLabel("org.opencontainers.image.title", await builder.name()).publish(address)
  }
}
