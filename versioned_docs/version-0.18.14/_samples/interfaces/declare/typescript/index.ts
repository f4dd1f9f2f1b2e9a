/** Publishes whatever can be built. */
import { Container, dag, func, object } from "@dagger.io/dagger"

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
    // In 0.18.14, this is the builder again. Only the identifier is the container's.
    const image = await builder.build("linux/amd64")
    return dag.loadContainerFromID(await image.id()).publish(address)
  }
}
