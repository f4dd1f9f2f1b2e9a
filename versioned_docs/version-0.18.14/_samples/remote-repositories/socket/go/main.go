// Copies repositories over SSH.
package main

import "dagger/my-module/internal/dagger"

// Copies repositories over SSH.
type MyModule struct{}

// A bare copy of a repository, with all its branches and tags.
func (m *MyModule) Mirror(
	// The repository's SSH address.
	url string,
	// The socket of the SSH agent.
	agent *dagger.Socket,
	// The lines of a known_hosts file for the host.
	knownHosts *dagger.File,
) *dagger.Directory {
	return dag.Container().
		From("alpine/git:2.49.1").
		WithMountedFile("/etc/ssh/ssh_known_hosts", knownHosts).
		// region: agent
		WithUnixSocket("/run/agent.sock", agent).
		WithEnvVariable("SSH_AUTH_SOCK", "/run/agent.sock").
		// endregion: agent
		WithExec([]string{"git", "clone", "--mirror", url, "/mirror"}).
		Directory("/mirror")
}
