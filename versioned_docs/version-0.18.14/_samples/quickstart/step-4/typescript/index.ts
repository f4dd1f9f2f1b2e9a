/** First steps with Dagger. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** First steps with Dagger. */
@object()
export class Basics {
  // region: new
  /** An Alpine Linux container with Git. */
  @func()
  tools(): Container {
    return dag.alpine({ branch: "3.22", packages: ["git"] }).container()
  }
  // endregion: new

  /** The version of Git in the container. */
  @func()
  async version(): Promise<string> {
    return this.tools().withExec(["git", "--version"]).stdout()
  }

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

  /**
   * Publishes the container and returns the address.
   *
   * @param address Where to push the image.
   */
  @func()
  async publish(address: string): Promise<string> {
    return this.tools().publish(address)
  }
}
