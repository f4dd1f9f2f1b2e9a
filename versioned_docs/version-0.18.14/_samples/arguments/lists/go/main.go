// Installs packages.
package main

import "dagger/my-module/internal/dagger"

// Installs packages.
type MyModule struct{}

// Alpine Linux with packages installed.
func (m *MyModule) Install(
	// The keys of the packages' makers.
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
