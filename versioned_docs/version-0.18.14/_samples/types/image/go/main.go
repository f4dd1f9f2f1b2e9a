// Configures an image.
package main

import "dagger/my-module/internal/dagger"

// Builds images.
type MyModule struct{}

// Builds an image that runs a Node.js program as a non-root user.
func (m *MyModule) Image(
	// The program's files.
	source *dagger.Directory,
	// The version to add as a label.
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
