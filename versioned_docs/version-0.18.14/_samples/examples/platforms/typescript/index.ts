/** Publishes a multi-platform image. */
import { Container, dag, Directory, func, object, Platform } from "@dagger.io/dagger"

/** Publishes a multi-platform image. */
@object()
export class MyModule {
  /**
   * Builds a Go program for each platform and publishes them as one image.
   *
   * @param source The program's source directory.
   * @param address The address to publish to, with a tag.
   * @param platforms The platforms, for example linux/amd64.
   */
  @func()
  async publish(source: Directory, address: string, platforms: Platform[]): Promise<string> {
    const platformVariants = platforms.map((platform) => this.variant(source, platform))
    return dag.container().publish(address, { platformVariants })
  }

  /**
   * Builds one platform's image. The compiler runs on the engine's platform.
   *
   * @param source The program's source directory.
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
