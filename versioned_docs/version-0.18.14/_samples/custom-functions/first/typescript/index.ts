/** Looks into container images. */
import { dag, func, object } from "@dagger.io/dagger"

/** Looks into images. */
@object()
export class MyModule {
  /**
   * The release of the distribution that an image is made from.
   *
   * @param image The image's address.
   */
  @func()
  async release(image: string): Promise<string> {
    return dag.container().from(image).withExec(["cat", "/etc/os-release"]).stdout()
  }
}
