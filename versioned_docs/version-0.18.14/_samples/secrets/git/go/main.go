// Reads a private Git repository.
package main

import "dagger/my-module/internal/dagger"

// Reads private repositories.
type MyModule struct{}

// The files of a private repository at a branch or tag.
func (m *MyModule) Fetch(
	// The address of the repository, with https://.
	repository string,
	// The branch, tag or commit.
	ref string,
	// A token that may read the repository.
	token *dagger.Secret,
) *dagger.Directory {
	return dag.Git(repository, dagger.GitOpts{HTTPAuthToken: token}).
		Ref(ref).
		Tree()
}
