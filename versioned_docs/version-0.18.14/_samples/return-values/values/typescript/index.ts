/** Inspects files and directories. */
import { Directory, File, float, func, object } from "@dagger.io/dagger"

/** Inspects files and directories. */
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
   * Returns a file's size in kilobytes.
   *
   * @param file The file to inspect.
   */
  @func()
  async kilobytes(file: File): Promise<float> {
    return (await file.size()) / 1000
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
