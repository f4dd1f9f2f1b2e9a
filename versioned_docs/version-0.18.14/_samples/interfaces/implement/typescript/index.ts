/** Builds the web shop. */
import { Container, dag, func, object, Platform } from "@dagger.io/dagger"

/** Builds the web shop. */
@object()
export class Shop {
  /** Returns the application's name. */
  @func()
  name(): string {
    return "shop"
  }

  /**
   * Builds the image for a platform.
   *
   * @param platform The platform, for example linux/amd64.
   */
  @func()
  build(platform: string): Container {
    return dag
      .container({ platform: platform as Platform })
      .from("nginx:1.28-alpine")
      .withNewFile("/usr/share/nginx/html/index.html", "<h1>shop</h1>")
  }
}
