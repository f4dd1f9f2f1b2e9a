/** Declares the parts of github.com/dagger/dagger/modules/alpine that samples call, to check them. */
import { Container, dag, func, object, Platform } from "@dagger.io/dagger"

/** Builds containers from Alpine Linux packages. */
@object()
export class Alpine {
  private readonly arch?: string
  private readonly branch: string
  private readonly packages: string[]

  /**
   * Sets the packages to install.
   *
   * @param arch The architecture to build for.
   * @param branch The Alpine branch to download packages from.
   * @param packages The packages to install.
   */
  constructor(arch?: string, branch: string = "edge", packages: string[] = []) {
    this.arch = arch
    this.branch = branch
    this.packages = packages
  }

  /** Returns a container with the packages. */
  @func()
  container(): Container {
    return dag
      .container({ platform: this.arch as Platform | undefined })
      .from(`alpine:${this.branch}`)
      .withExec(["apk", "add", ...this.packages])
  }
}
