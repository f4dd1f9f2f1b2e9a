/** Inspects images. */
import { Container, func, object } from "@dagger.io/dagger"

/** Inspects images. */
@object()
export class MyModule {
  /**
   * Lists the packages installed in an Alpine image.
   *
   * @param image The image to inspect.
   */
  @func()
  async packages(image: Container): Promise<string[]> {
    const names = await image.withExec(["apk", "info"]).stdout()
    return names.trim().split("\n")
  }
}
