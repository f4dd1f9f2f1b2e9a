/** Reads private repositories. */
import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Reads private repositories. */
@object()
export class MyModule {
  /**
   * The files of a private repository.
   *
   * @param url The repository's address.
   * @param token A token that may read it.
   */
  @func()
  fetch(url: string, token: Secret): Directory {
    return dag.git(url, { httpAuthToken: token }).head().tree()
  }
}
