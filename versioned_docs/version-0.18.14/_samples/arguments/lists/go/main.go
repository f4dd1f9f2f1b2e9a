// Installs Alpine packages.
package main

import "dagger/my-module/internal/dagger"

// Installs Alpine packages.
type MyModule struct{}

// Returns an Alpine Linux container with packages installed.
func (m *MyModule) Install(
	// The public keys that the packages are signed with.
	keys []*dagger.File,
	// The packages to install.
	// +default=["curl", "jq"]
	packages []string,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithFiles("/etc/apk/keys", keys).
		WithExec(append([]string{"apk", "add"}, packages...))
}
