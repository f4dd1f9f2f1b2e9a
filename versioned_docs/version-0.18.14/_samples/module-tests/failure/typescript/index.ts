/** Tests the shop module. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tests the shop module. */
@object()
export class Tests {
  /** Checks that an unknown platform is rejected. */
  @func()
  async refusesUnknownPlatform(): Promise<void> {
    try {
      await dag.shop().build("linux/abacus").sync()
    } catch {
      return
    }
    throw new Error("the platform linux/abacus was accepted")
  }

  /** Checks that the image contains the page. */
  @func()
  async hasPage(): Promise<void> {
    await dag
      .shop()
      .build("linux/amd64")
      .withExec(["grep", "shop", "/usr/share/nginx/html/index.html"])
      .sync()
  }
}
