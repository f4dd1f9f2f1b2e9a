/** Parses version numbers. */
import { func, object } from "@dagger.io/dagger"

/** Parses version numbers. */
@object()
export class MyModule {
  /**
   * Returns the major part of a version number.
   *
   * @param version The version, for example 1.4.2.
   */
  @func()
  major(version: string): string {
    const [major, ...rest] = version.split(".")
    if (major === undefined || rest.length === 0) {
      throw new Error(`"${version}" is not a version: it has no dot`)
    }
    return major
  }
}
