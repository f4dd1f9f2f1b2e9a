/** Looks into images. */
import { Container, func, object } from "@dagger.io/dagger"

/** Looks into images. */
@object()
export class MyModule {
  /**
   * The names of the packages that an Alpine image has.
   *
   * @param image The image.
   */
  @func()
  async packages(image: Container): Promise<string[]> {
    const names = await image.withExec(["apk", "info"]).stdout()
    return names.trim().split("\n")
  }
}
