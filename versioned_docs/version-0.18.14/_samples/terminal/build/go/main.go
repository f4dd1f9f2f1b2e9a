// Opens a terminal during a build.
package main

import "dagger/my-module/internal/dagger"

// Builds a project.
type MyModule struct{}

// Opens a terminal after installing packages, then builds the project.
func (m *MyModule) Build(
	// The project directory.
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
