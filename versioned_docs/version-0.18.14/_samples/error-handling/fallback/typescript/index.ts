/** Reads the version of a project. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Reads versions. */
@object()
export class MyModule {
  /**
   * The project's version, or 0.0.0 if it has no file VERSION.
   *
   * @param source The project.
   */
  @func()
  async version(source: Directory): Promise<string> {
    try {
      const version = await source.file("VERSION").contents()
      return version.trim()
    } catch (error) {
      // A module can't import the class of this error, so its name identifies it.
      if (error instanceof Error && error.name === "GraphQLRequestError") {
        return "0.0.0"
      }
      throw error
    }
  }
}
