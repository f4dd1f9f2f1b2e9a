/** Reads a private Git repository. */
import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Reads private repositories. */
@object()
export class MyModule {
  /**
   * The files of a private repository at a branch or tag.
   *
   * @param repository The address of the repository, with https://.
   * @param ref The branch, tag or commit.
   * @param token A token that may read the repository.
   */
  @func()
  fetch(repository: string, ref: string, token: Secret): Directory {
    return dag.git(repository, { httpAuthToken: token }).ref(ref).tree()
  }
}
