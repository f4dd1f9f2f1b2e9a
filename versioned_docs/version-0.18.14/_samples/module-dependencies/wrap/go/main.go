// Adds a label to the image of another module.
package main

import "dagger/my-module/internal/dagger"

// Adds a label to the image of another module.
type MyModule struct{}

// The shop's image, with its version on a label.
func (m *MyModule) Image(
	// The version of the release.
	version string,
) *dagger.Container {
	return dag.Shop().
		Build("linux/amd64").
		WithLabel("org.opencontainers.image.version", version)
}
