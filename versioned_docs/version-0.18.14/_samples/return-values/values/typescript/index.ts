/** Inspects a directory. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Inspects a directory. */
@object()
export class MyModule {
  /**
   * Counts the files and directories in a directory, at any depth.
   *
   * @param source The directory to inspect.
   */
  @func()
  async count(source: Directory): Promise<number> {
    return (await source.glob("**/*")).length
  }

  /**
   * Lists the names of a directory's top-level entries.
   *
   * @param source The directory to inspect.
   */
  @func()
  async names(source: Directory): Promise<string[]> {
    return source.entries()
  }
}
