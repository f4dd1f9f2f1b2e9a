/** Configures an image. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Makes images. */
@object()
export class MyModule {
  /**
   * An image that runs a Node.js program without root's rights.
   *
   * @param source The program's files.
   * @param version The version to write on the image.
   */
  @func()
  image(source: Directory, version: string): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withWorkdir("/app")
      .withDirectory(".", source, { owner: "node" })
      .withUser("node")
      .withLabel("org.opencontainers.image.version", version)
      .withEntrypoint(["node"])
      .withDefaultArgs(["index.js"])
  }
}
