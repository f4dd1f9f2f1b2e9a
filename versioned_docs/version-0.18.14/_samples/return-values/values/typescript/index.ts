/** Counts the files of a project. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Counts files. */
@object()
export class MyModule {
  /**
   * How many files a directory holds.
   *
   * @param source The directory.
   */
  @func()
  async count(source: Directory): Promise<number> {
    return (await source.glob("**/*")).length
  }

  /**
   * The names of the entries at the top of a directory.
   *
   * @param source The directory.
   */
  @func()
  async names(source: Directory): Promise<string[]> {
    return source.entries()
  }
}
