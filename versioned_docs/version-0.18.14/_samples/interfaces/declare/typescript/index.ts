/** Publishes images from any builder. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** An object that builds an image. */
export interface Builder {
  /** Returns the application's name. */
  name(): Promise<string>

  /** Builds the image for a platform. */
  build(platform: string): Promise<Container>
}

/** Publishes images from any builder. */
@object()
export class MyModule {
  /**
   * Builds an image with any builder and publishes it.
   *
   * @param app The application to publish.
   * @param address The address to publish to.
   */
  @func()
  async release(app: Builder, address: string): Promise<string> {
    // In 0.18.14, this object is the builder again. Only its ID is the container's.
    const image = await app.build("linux/amd64")
    return dag.loadContainerFromID(await image.id()).publish(address)
  }
}
