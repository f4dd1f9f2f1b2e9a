/** Reads a project's version from its history. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Reads a project's version from its history. */
@object()
export class MyModule {
  /**
   * The version, as the latest tag and the commits since then.
   *
   * @param project The checkout, with its .git directory.
   */
  @func()
  async version(project: Directory): Promise<string> {
    return dag
      .container()
      .from("alpine/git:2.49.1")
      .withWorkdir("/src")
      .withMountedDirectory("/src", project)
      .withExec(["git", "describe", "--tags", "--always"])
      .stdout()
  }
}
