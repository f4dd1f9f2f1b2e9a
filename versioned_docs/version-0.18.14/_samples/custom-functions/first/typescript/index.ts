/** Inspects container images. */
import { dag, func, object } from "@dagger.io/dagger"

/** Inspects container images. */
@object()
export class MyModule {
  /**
   * Returns the release information of an image's distribution.
   *
   * @param image The image's address.
   */
  @func()
  async release(image: string): Promise<string> {
    return dag.container().from(image).withExec(["cat", "/etc/os-release"]).stdout()
  }
}
