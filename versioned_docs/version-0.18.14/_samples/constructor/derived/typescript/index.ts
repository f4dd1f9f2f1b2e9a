/** Builds images for a registry. */
import { func, object } from "@dagger.io/dagger"

/** Names images. */
@object()
export class MyModule {
  /** The address of the registry. */
  @func()
  registry: string

  prefix: string

  /**
   * Checks and keeps the configuration.
   *
   * @param registry The address of the registry.
   * @param team The team that the images belong to.
   */
  constructor(registry: string, team: string = "web") {
    if (registry.includes("://")) {
      throw new Error("a registry has no scheme: write ghcr.io, not https://ghcr.io")
    }
    this.registry = registry
    this.prefix = `${registry}/${team}`
  }

  /**
   * The address of an image.
   *
   * @param name The image's name.
   */
  @func()
  address(name: string): string {
    return `${this.prefix}/${name}`
  }
}
