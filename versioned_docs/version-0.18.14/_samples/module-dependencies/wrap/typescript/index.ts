/** Adds a label to another module's image. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Adds a label to another module's image. */
@object()
export class MyModule {
  /**
   * Returns the shop's image, labelled with its version.
   *
   * @param version The release's version.
   */
  @func()
  image(version: string): Container {
    return dag
      .shop()
      .build("linux/amd64")
      .withLabel("org.opencontainers.image.version", version)
  }
}
