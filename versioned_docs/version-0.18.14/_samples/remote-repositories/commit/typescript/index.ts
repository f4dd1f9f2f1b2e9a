/** Looks up commits. */
import { func, GitRepository, object } from "@dagger.io/dagger"

/** Looks up commits. */
@object()
export class MyModule {
  /**
   * Returns the hash of the latest commit on a branch.
   *
   * @param repository The repository.
   * @param branch The branch name.
   */
  @func()
  async newest(repository: GitRepository, branch: string = "main"): Promise<string> {
    return repository.branch(branch).commit()
  }
}
