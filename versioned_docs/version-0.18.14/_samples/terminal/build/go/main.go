// Builds a project and lets you look around.
package main

import "dagger/my-module/internal/dagger"

// Builds a project.
type MyModule struct{}

// Builds a project and opens a terminal before the build.
func (m *MyModule) Build(
	// The project.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		// region: terminal
		Terminal().
		// endregion: terminal
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}
