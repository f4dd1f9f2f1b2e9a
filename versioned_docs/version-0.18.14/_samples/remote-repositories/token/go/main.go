// Reads private repositories.
package main

import "dagger/my-module/internal/dagger"

// Reads private repositories.
type MyModule struct{}

// The files of a private repository.
func (m *MyModule) Fetch(
	// The repository's address.
	url string,
	// A token that may read it.
	token *dagger.Secret,
) *dagger.Directory {
	return dag.Git(url, dagger.GitOpts{HTTPAuthToken: token}).Head().Tree()
}
