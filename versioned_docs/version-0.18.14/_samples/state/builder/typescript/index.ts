/** Builds an image step by step. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Builds an image step by step. */
@object()
export class MyModule {
  /** The packages added so far. */
  @func()
  packages: string[]

  private mirror: string

  constructor() {
    this.packages = []
    this.mirror = ""
  }

  /**
   * Adds a package.
   *
   * @param name The package's name.
   */
  @func()
  withPackage(name: string): MyModule {
    this.packages = [...this.packages, name]
    return this
  }

  /**
   * Sets the package mirror.
   *
   * @param url The mirror's URL.
   */
  @func()
  withMirror(url: string): MyModule {
    this.mirror = url
    return this
  }

  /** Builds the image with all packages. */
  @func()
  build(): Container {
    const command = ["apk", "add"]
    if (this.mirror) {
      command.push(`--repository=${this.mirror}`)
    }
    return dag
      .container()
      .from("alpine:3.22")
      .withExec([...command, ...this.packages])
  }
}
