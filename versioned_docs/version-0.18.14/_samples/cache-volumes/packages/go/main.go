// Installs a Node.js project's packages with a cache volume.
package main

import "dagger/my-module/internal/dagger"

// Installs a Node.js project's packages.
type MyModule struct{}

// Installs the project's packages and keeps npm's downloads between runs.
func (m *MyModule) Install(
	// The project directory, with package.json and package-lock.json.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		// region: cache
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		// endregion: cache
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{
			Include: []string{"package.json", "package-lock.json"},
		}).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"})
}
