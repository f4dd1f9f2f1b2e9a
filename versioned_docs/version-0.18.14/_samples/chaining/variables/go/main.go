// Builds a chain step by step.
package main

import "dagger/my-module/internal/dagger"

// Builds containers with tools.
type MyModule struct{}

// Returns an Alpine container with each package in its own layer.
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
