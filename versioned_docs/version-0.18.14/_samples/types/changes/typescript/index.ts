/** Compares two directories. */
import { Directory, func, object } from "@dagger.io/dagger"

/** Compares directories. */
@object()
export class MyModule {
  /**
   * The files that are new or different in the second directory.
   *
   * @param before The directory as it was.
   * @param after The directory as it is now.
   */
  @func()
  changes(before: Directory, after: Directory): Directory {
    return before.withTimestamps(0).diff(after.withTimestamps(0))
  }
}
