// Configures an image.
package main

import "dagger/my-module/internal/dagger"

// Makes images.
type MyModule struct{}

// An image that runs a Node.js program without root's rights.
func (m *MyModule) Image(
	// The program's files.
	source *dagger.Directory,
	// The version to write on the image.
	version string,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithWorkdir("/app").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Owner: "node"}).
		WithUser("node").
		WithLabel("org.opencontainers.image.version", version).
		WithEntrypoint([]string{"node"}).
		WithDefaultArgs([]string{"index.js"})
}
