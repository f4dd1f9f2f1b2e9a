/** Configures an image. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds images. */
@object()
export class MyModule {
  /**
   * Builds an image that runs a Node.js program as a non-root user.
   *
   * @param source The program's files.
   * @param version The version to add as a label.
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
