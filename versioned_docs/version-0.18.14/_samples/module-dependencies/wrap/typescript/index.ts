/** Adds a label to the image of another module. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Adds a label to the image of another module. */
@object()
export class MyModule {
  /**
   * The shop's image, with its version on a label.
   *
   * @param version The version of the release.
   */
  @func()
  image(version: string): Container {
    return dag
      .shop()
      .build("linux/amd64")
      .withLabel("org.opencontainers.image.version", version)
  }
}
