/** Reads a project's version from its Git history. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Reads a project's version from its Git history. */
@object()
export class MyModule {
  /**
   * Returns the version in the format of git describe.
   *
   * @param project The project's checkout, with its .git directory.
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
