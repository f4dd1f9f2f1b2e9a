// Adds a label to another module's image.
package main

import "dagger/my-module/internal/dagger"

// Adds a label to another module's image.
type MyModule struct{}

// Returns the shop's image, labelled with its version.
func (m *MyModule) Image(
	// The release's version.
	version string,
) *dagger.Container {
	return dag.Shop().
		Build("linux/amd64").
		WithLabel("org.opencontainers.image.version", version)
}
