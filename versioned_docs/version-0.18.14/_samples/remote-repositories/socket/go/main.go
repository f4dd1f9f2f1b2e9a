// Mirrors repositories over SSH.
package main

import "dagger/my-module/internal/dagger"

// Mirrors repositories over SSH.
type MyModule struct{}

// Returns a bare copy of a repository, with all branches and tags.
func (m *MyModule) Mirror(
	// The repository's SSH URL.
	url string,
	// The SSH agent's socket.
	agent *dagger.Socket,
	// A known_hosts file that lists the host's keys.
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
