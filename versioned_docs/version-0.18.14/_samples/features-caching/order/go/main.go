// Builds a Node.js project with layers that stay cached.
package main

import "dagger/my-module/internal/dagger"

// Builds a Node.js project.
type MyModule struct{}

// Builds the project. Packages are only reinstalled if a manifest changes.
func (m *MyModule) Build(
	// The project directory.
	source *dagger.Directory,
) *dagger.Directory {
	manifests := dagger.ContainerWithDirectoryOpts{Include: []string{"package.json", "package-lock.json"}}
	return dag.Container().
		From("node:22-slim").
		WithWorkdir("/src").
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithDirectory(".", source, manifests).
		WithExec([]string{"npm", "ci"}).
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Exclude: []string{"node_modules", ".git", "dist"}}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}
