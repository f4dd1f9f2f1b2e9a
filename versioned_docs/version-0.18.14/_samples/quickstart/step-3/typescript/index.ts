/** First steps with Dagger. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** First steps with Dagger. */
@object()
export class Basics {
  /** An Alpine container with Git. */
  @func()
  tools(): Container {
    return dag.container().from("alpine:3.22").withExec(["apk", "add", "--no-cache", "git"])
  }

  /** The version of Git in the container. */
  @func()
  async version(): Promise<string> {
    return this.tools().withExec(["git", "--version"]).stdout()
  }

  // region: new
  /**
   * The files of a directory that match a pattern.
   *
   * @param source The directory to search.
   * @param pattern The pattern that file names must match.
   */
  @func()
  async find(source: Directory, pattern: string = "*.md"): Promise<string> {
    return this.tools()
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["find", ".", "-name", pattern])
      .stdout()
  }
  // endregion: new

  // region: new
  /**
   * Publishes the container and returns the address.
   *
   * @param address Where to push the image.
   */
  @func()
  async publish(address: string): Promise<string> {
    return this.tools().publish(address)
  }
  // endregion: new
}
