// Clones private Git repositories.
package main

import "dagger/my-module/internal/dagger"

// Clones private Git repositories.
type MyModule struct{}

// Fetches a private repository with the caller's SSH agent.
func (m *MyModule) Fetch(
	// The repository's SSH URL.
	url string,
	// The SSH agent's socket.
	agent *dagger.Socket,
) *dagger.Directory {
	return dag.Git(url, dagger.GitOpts{SSHAuthSocket: agent}).Head().Tree()
}
