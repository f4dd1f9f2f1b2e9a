/** Names the images of a release. */
import { func, object } from "@dagger.io/dagger"

/** Names the images of a release. */
@object()
export class MyModule {
  /** The version of the release. */
  @func()
  version: string

  private registry: string

  /**
   * @param version The version of the release.
   * @param registry The registry's host.
   */
  constructor(version: string, registry: string = "registry.example.com") {
    this.version = version
    this.registry = registry
  }

  /**
   * The address of an image.
   *
   * @param name The image's name.
   */
  @func()
  address(name: string): string {
    return `${this.registry}/${name}:${this.version}`
  }
}
