/** Reads a project's version. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Reads a project's version. */
@object()
export class MyModule {
  /**
   * Returns the project's version, or 0.0.0 if it can't be read.
   *
   * @param source The project directory.
   */
  @func()
  async version(source: Directory): Promise<string> {
    try {
      const version = await source.file("VERSION").contents()
      return version.trim()
    } catch (error) {
      // Modules can't import this error's class, so check its name.
      if (error instanceof Error && error.name === "GraphQLRequestError") {
        return "0.0.0"
      }
      throw error
    }
  }
}
