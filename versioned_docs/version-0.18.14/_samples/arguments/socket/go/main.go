// Clones private Git repositories.
package main

import "dagger/my-module/internal/dagger"

// Works with private Git repositories.
type MyModule struct{}

// The files of a private repository, fetched with the caller's SSH agent.
func (m *MyModule) Fetch(
	// The repository's SSH address.
	url string,
	// The socket of the SSH agent.
	agent *dagger.Socket,
) *dagger.Directory {
	return dag.Git(url, dagger.GitOpts{SSHAuthSocket: agent}).Head().Tree()
}
