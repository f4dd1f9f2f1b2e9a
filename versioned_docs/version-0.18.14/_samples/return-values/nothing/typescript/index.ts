/** Checks that a project has a license. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Checks projects. */
@object()
export class MyModule {
  /**
   * Fails if the project has no file LICENSE.
   *
   * @param source The project.
   */
  @func()
  async check(source: Directory): Promise<void> {
    await source.file("LICENSE").size()
  }
}
