/** Fetches private Git repositories. */
import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Fetches private Git repositories. */
@object()
export class MyModule {
  /**
   * Fetches a private repository at a branch, tag or commit.
   *
   * @param repository The repository's HTTPS URL.
   * @param ref The branch, tag or commit.
   * @param token A token that can read the repository.
   */
  @func()
  fetch(repository: string, ref: string, token: Secret): Directory {
    return dag.git(repository, { httpAuthToken: token }).ref(ref).tree()
  }
}
