/** Publishes a Python application for several platforms. */
import { Container, dag, Directory, func, object, Platform } from "@dagger.io/dagger"

/** Publishes a Python application for several platforms. */
@object()
export class MyModule {
  /**
   * Builds the image and installs its packages on the given platform.
   *
   * @param source The application directory, with main.py and requirements.txt.
   * @param platform The platform, for example linux/arm64.
   */
  @func()
  image(source: Directory, platform: Platform): Container {
    return dag
      .container({ platform })
      .from("python:3.12-slim")
      .withWorkdir("/app")
      .withDirectory(".", source, { include: ["requirements.txt"] })
      .withExec(["pip", "install", "--no-cache-dir", "-r", "requirements.txt"])
      .withDirectory(".", source)
      .withEntrypoint(["python", "main.py"])
  }

  /**
   * Publishes a multi-platform image and returns its address with the digest.
   *
   * @param source The application directory, with main.py and requirements.txt.
   * @param platforms The platforms, for example linux/arm64.
   * @param address The address to publish to, with a tag.
   */
  @func()
  async publish(source: Directory, platforms: Platform[], address: string): Promise<string> {
    const images = platforms.map((platform) => this.image(source, platform))
    return dag.container().publish(address, { platformVariants: images })
  }
}
