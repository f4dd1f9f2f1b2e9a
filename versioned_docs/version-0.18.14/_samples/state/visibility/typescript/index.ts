/** Names the images of a release. */
import { func, object } from "@dagger.io/dagger"

/** Names the images of a release. */
@object()
export class MyModule {
  /** The release's version. */
  @func()
  version: string

  private registry: string

  /**
   * @param version The release's version.
   * @param registry The registry's host.
   */
  constructor(version: string, registry: string = "registry.example.com") {
    this.version = version
    this.registry = registry
  }

  /**
   * Returns an image's address.
   *
   * @param name The image's name.
   */
  @func()
  address(name: string): string {
    return `${this.registry}/${name}:${this.version}`
  }
}
