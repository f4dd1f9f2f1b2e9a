// Builds a Node.js project with a cache for its packages.
package main

import "dagger/my-module/internal/dagger"

// Builds a Node.js project.
type MyModule struct{}

// Installs the packages of a project; npm's downloads survive between runs.
func (m *MyModule) Install(
	// The project, with its package.json and package-lock.json.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		// region: cache
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		// endregion: cache
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"})
}
