// Fetches private Git repositories.
package main

import "dagger/my-module/internal/dagger"

// Fetches private Git repositories.
type MyModule struct{}

// Fetches a private repository at a branch, tag or commit.
func (m *MyModule) Fetch(
	// The repository's HTTPS URL.
	repository string,
	// The branch, tag or commit.
	ref string,
	// A token that can read the repository.
	token *dagger.Secret,
) *dagger.Directory {
	return dag.Git(repository, dagger.GitOpts{HTTPAuthToken: token}).
		Ref(ref).
		Tree()
}
