/** Runs commands in a base image. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Runs commands in a base image. */
@object()
export class MyModule {
  /** The image to use. */
  @func()
  base: Container

  /**
   * Configures the image.
   *
   * @param base The image to use; Alpine Linux if left out.
   */
  constructor(base?: Container) {
    this.base = base ?? dag.container().from("alpine:3.22")
  }

  /** The version of the distribution. */
  @func()
  async version(): Promise<string> {
    return this.base.withExec(["cat", "/etc/os-release"]).stdout()
  }
}
