/** Compares two versions of a project. */
import { dag, func, GitRef, object } from "@dagger.io/dagger"

/** Compares two versions of a project. */
@object()
export class MyModule {
  /**
   * Lists the changed files and their status, one per line.
   *
   * @param before The older version.
   * @param after The newer version.
   */
  @func()
  async changed(before: GitRef, after: GitRef): Promise<string> {
    return dag
      .container()
      .from("alpine/git:2.49.1")
      .withMountedDirectory("/compare/before", before.tree({ discardGitDir: true }))
      .withMountedDirectory("/compare/after", after.tree({ discardGitDir: true }))
      .withWorkdir("/compare")
      .withExec(["sh", "-c", "git diff --no-index --name-status before after || test $? -eq 1"])
      .stdout()
  }
}
