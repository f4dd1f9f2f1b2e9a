/** Compares two directories. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Compares directories. */
@object()
export class MyModule {
  /**
   * Returns the files that are new or changed in the second directory.
   *
   * @param before The original directory.
   * @param after The changed directory.
   */
  @func()
  changes(before: Directory, after: Directory): Directory {
    return before.withTimestamps(0).diff(after.withTimestamps(0))
  }
}
