// Keeps installed packages cached between builds.
package main

import "dagger/my-module/internal/dagger"

// Builds a Node.js project.
type MyModule struct{}

// Builds the project.
func (m *MyModule) Build(
	// The project directory.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithWorkdir("/app").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{
			Include: []string{"package.json", "package-lock.json"},
		}).
		WithExec([]string{"npm", "ci"}).
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{
			Exclude: []string{"node_modules", "dist"},
		}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}
