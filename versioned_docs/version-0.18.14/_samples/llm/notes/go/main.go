// Writes release notes with a language model.
package main

import "dagger/my-module/internal/dagger"

// Writes release notes with a language model.
type MyModule struct{}

// Writes release notes for the changes since a tag.
func (m *MyModule) Notes(
	// The repository, with its Git history.
	source *dagger.Directory,
	// The tag of the previous release.
	since string,
) *dagger.File {
	workspace := dag.Container().
		From("alpine/git:2.49.1").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("SINCE", since)

	// region: env
	environment := dag.Env().
		WithContainerInput("repository", workspace, "a container with git and the repository in /src").
		WithStringInput("since", since, "the tag of the previous release").
		WithFileOutput("notes", "the release notes, in Markdown")
	// endregion: env

	return dag.LLM().
		WithEnv(environment).
		WithPrompt("Write release notes for the commits since the tag $since. Name what users notice. Leave out refactorings.").
		Env().
		Output("notes").
		AsFile()
}
