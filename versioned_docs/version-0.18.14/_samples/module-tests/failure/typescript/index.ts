/** Tests of the module shop. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tests of the module shop. */
@object()
export class Tests {
  /** An unknown platform is an error. */
  @func()
  async refusesUnknownPlatform(): Promise<void> {
    try {
      await dag.shop().build("linux/abacus").sync()
    } catch {
      return
    }
    throw new Error("the platform linux/abacus was accepted")
  }

  /** The image holds the page. */
  @func()
  async hasPage(): Promise<void> {
    await dag
      .shop()
      .build("linux/amd64")
      .withExec(["grep", "shop", "/usr/share/nginx/html/index.html"])
      .sync()
  }
}
