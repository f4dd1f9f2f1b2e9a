/** Reads the version of a project. */
import { Directory, func, GraphQLRequestError, object } from "@dagger.io/dagger"

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
      if (error instanceof GraphQLRequestError) {
        return "0.0.0"
      }
      throw error
    }
  }
}
