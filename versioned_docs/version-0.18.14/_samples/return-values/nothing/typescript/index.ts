/** Checks that a project has a licence. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Checks projects. */
@object()
export class MyModule {
  /**
   * Fails if the project has no LICENSE file.
   *
   * @param source The project directory.
   */
  @func()
  async check(source: Directory): Promise<void> {
    await source.file("LICENSE").size()
  }
}
