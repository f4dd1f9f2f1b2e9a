/** Writes release notes with a language model. */
import { dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Writes release notes with a language model. */
@object()
export class MyModule {
  /**
   * Writes release notes for the changes since a tag.
   *
   * @param source The repository, with its Git history.
   * @param since The tag of the previous release.
   */
  @func()
  notes(source: Directory, since: string): File {
    const workspace = dag
      .container()
      .from("alpine/git:2.49.1")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("SINCE", since)

    // region: env
    const environment = dag
      .env()
      .withContainerInput("repository", workspace, "a container with git and the repository in /src")
      .withStringInput("since", since, "the tag of the previous release")
      .withFileOutput("notes", "the release notes, in Markdown")
    // endregion: env

    return dag
      .llm()
      .withEnv(environment)
      .withPrompt(
        "Write release notes for the commits since the tag $since. Name what users notice. Leave out refactorings.",
      )
      .env()
      .output("notes")
      .asFile()
  }
}
