/** Looks up versions in a repository. */
import { Directory, func, GitRepository, object } from "@dagger.io/dagger"

/** Looks up versions in a repository. */
@object()
export class MyModule {
  /**
   * Returns the files of the latest release, without Git history.
   *
   * @param repository The repository.
   */
  @func()
  latest(repository: GitRepository): Directory {
    return repository.latestVersion().tree({ discardGitDir: true })
  }

  /**
   * Lists the tags that match a pattern.
   *
   * @param repository The repository.
   * @param pattern The pattern, for example "refs/tags/v1.*".
   */
  @func()
  async tags(repository: GitRepository, pattern: string): Promise<string[]> {
    return repository.tags({ patterns: [pattern] })
  }
}
