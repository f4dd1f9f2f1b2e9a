// Fetches private repositories.
package main

import "dagger/my-module/internal/dagger"

// Fetches private repositories.
type MyModule struct{}

// Fetches the files of a private repository.
func (m *MyModule) Fetch(
	// The repository's HTTPS URL.
	url string,
	// A token that can read the repository.
	token *dagger.Secret,
) *dagger.Directory {
	return dag.Git(url, dagger.GitOpts{HTTPAuthToken: token}).Head().Tree()
}
