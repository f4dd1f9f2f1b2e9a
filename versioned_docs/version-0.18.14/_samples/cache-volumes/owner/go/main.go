// Installs packages as a non-root user.
package main

import "dagger/my-module/internal/dagger"

// Installs packages as a non-root user.
type MyModule struct{}

// Installs a project's packages as the user node.
func (m *MyModule) Install(
	// The project directory.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithUser("node").
		// region: owner
		WithMountedCache("/home/node/.npm", dag.CacheVolume("npm-node"), dagger.ContainerWithMountedCacheOpts{
			Owner: "node",
		}).
		// endregion: owner
		WithDirectory("/home/node/src", source, dagger.ContainerWithDirectoryOpts{
			Include: []string{"package.json", "package-lock.json"},
			Owner:   "node",
		}).
		WithWorkdir("/home/node/src").
		WithExec([]string{"npm", "ci"})
}
