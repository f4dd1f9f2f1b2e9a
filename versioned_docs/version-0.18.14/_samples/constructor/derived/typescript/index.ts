/** Names images in a registry. */
import { func, object } from "@dagger.io/dagger"

/** Names images in a registry. */
@object()
export class MyModule {
  /** The registry, for example ghcr.io. */
  @func()
  registry: string

  prefix: string

  /**
   * Checks and stores the configuration.
   *
   * @param registry The registry, for example ghcr.io.
   * @param team The team that owns the images.
   */
  constructor(registry: string, team: string = "web") {
    if (registry.includes("://")) {
      throw new Error("a registry has no scheme: write ghcr.io, not https://ghcr.io")
    }
    this.registry = registry
    this.prefix = `${registry}/${team}`
  }

  /**
   * Returns an image's address.
   *
   * @param name The image's name.
   */
  @func()
  address(name: string): string {
    return `${this.prefix}/${name}`
  }
}
