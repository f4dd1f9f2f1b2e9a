// Installs packages as a user without root rights.
package main

import "dagger/my-module/internal/dagger"

// Installs packages as a user without root rights.
type MyModule struct{}

// A container in which the user node installs a project's packages.
func (m *MyModule) Install(
	// The project.
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
		WithDirectory("/home/node/src", source, dagger.ContainerWithDirectoryOpts{Owner: "node"}).
		WithWorkdir("/home/node/src").
		WithExec([]string{"npm", "ci"})
}
