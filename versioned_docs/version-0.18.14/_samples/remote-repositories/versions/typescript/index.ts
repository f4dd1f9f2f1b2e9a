/** Looks up versions in a repository. */
import { Directory, func, GitRepository, object } from "@dagger.io/dagger"

/** Looks up versions in a repository. */
@object()
export class MyModule {
  /**
   * The files of the latest release, without the history.
   *
   * @param repository The repository.
   */
  @func()
  latest(repository: GitRepository): Directory {
    return repository.latestVersion().tree({ discardGitDir: true })
  }

  /**
   * The tags that match a pattern.
   *
   * @param repository The repository.
   * @param pattern A pattern, such as "refs/tags/v1.*".
   */
  @func()
  async tags(repository: GitRepository, pattern: string): Promise<string[]> {
    return repository.tags({ patterns: [pattern] })
  }
}
