/** First steps with Dagger. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** First steps with Dagger. */
@object()
export class Basics {
  /** Returns an Alpine container with Git. */
  @func()
  tools(): Container {
    return dag.container().from("alpine:3.22").withExec(["apk", "add", "--no-cache", "git"])
  }

  /** Returns the container's Git version. */
  @func()
  async version(): Promise<string> {
    return this.tools().withExec(["git", "--version"]).stdout()
  }

  // region: new
  /**
   * Lists the files in a directory that match a pattern.
   *
   * @param source The directory to search.
   * @param pattern The file name pattern.
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
   * Publishes the container and returns its address.
   *
   * @param address The address to publish to.
   */
  @func()
  async publish(address: string): Promise<string> {
    return this.tools().publish(address)
  }
  // endregion: new
}
