/** Fetches private repositories. */
import { dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Fetches private repositories. */
@object()
export class MyModule {
  /**
   * Fetches the files of a private repository.
   *
   * @param url The repository's HTTPS URL.
   * @param token A token that can read the repository.
   */
  @func()
  fetch(url: string, token: Secret): Directory {
    return dag.git(url, { httpAuthToken: token }).head().tree()
  }
}
