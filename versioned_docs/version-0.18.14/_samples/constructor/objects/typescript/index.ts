/** Runs commands in a base image. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Runs commands in a base image. */
@object()
export class MyModule {
  /** The base image. */
  @func()
  base: Container

  /**
   * Sets the base image.
   *
   * @param base The base image (default: Alpine Linux).
   */
  constructor(base?: Container) {
    this.base = base ?? dag.container().from("alpine:3.22")
  }

  /** Returns the distribution's release information. */
  @func()
  async version(): Promise<string> {
    return this.base.withExec(["cat", "/etc/os-release"]).stdout()
  }
}
