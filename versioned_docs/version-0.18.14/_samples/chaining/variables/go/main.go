// Builds a chain in parts.
package main

import "dagger/my-module/internal/dagger"

// Makes containers with tools.
type MyModule struct{}

// An Alpine container with packages, each in a layer of its own.
func (m *MyModule) Tools(
	// The packages to install.
	packages []string,
) *dagger.Container {
	tools := dag.Container().From("alpine:3.22")
	// region: part
	for _, name := range packages {
		tools = tools.WithExec([]string{"apk", "add", name})
	}
	// endregion: part
	return tools
}
