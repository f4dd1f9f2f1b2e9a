/** Looks up commits. */
import { func, GitRepository, object } from "@dagger.io/dagger"

/** Looks up commits. */
@object()
export class MyModule {
  /**
   * The hash of the latest commit on a branch.
   *
   * @param repository The repository.
   * @param branch The branch's name.
   */
  @func()
  async newest(repository: GitRepository, branch: string = "main"): Promise<string> {
    return repository.branch(branch).commit()
  }
}
