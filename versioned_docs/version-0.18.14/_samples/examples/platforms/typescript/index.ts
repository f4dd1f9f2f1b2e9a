/** Publishes one image for several platforms. */
import { Container, dag, Directory, func, object, Platform } from "@dagger.io/dagger"

/** Publishes one image for several platforms. */
@object()
export class MyModule {
  /**
   * Builds a Go program for each platform and publishes the images under one address.
   *
   * @param source The program's sources.
   * @param address The image's address, with a tag.
   * @param platforms The platforms, for example linux/amd64.
   */
  @func()
  async publish(source: Directory, address: string, platforms: Platform[]): Promise<string> {
    const platformVariants = platforms.map((platform) => this.variant(source, platform))
    return dag.container().publish(address, { platformVariants })
  }

  /**
   * The image for one platform. The compiler runs on the engine's own platform.
   *
   * @param source The program's sources.
   * @param platform The platform, for example linux/arm64.
   */
  @func()
  variant(source: Directory, platform: Platform): Container {
    const [system, architecture] = platform.split("/")

    const program = dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
      .withEnvVariable("GOOS", system)
      .withEnvVariable("GOARCH", architecture)
      .withExec(["go", "build", "-o", "/out/app", "."])
      .file("/out/app")

    return dag
      .container({ platform })
      .from("alpine:3.22")
      .withFile("/usr/local/bin/app", program)
      .withEntrypoint(["app"])
  }
}
