// Installs packages from a private npm registry.
package main

import "dagger/my-module/internal/dagger"

// Builds projects with private packages.
type MyModule struct{}

// Installs a project's packages with the credentials of an .npmrc file.
func (m *MyModule) Install(
	// The project.
	source *dagger.Directory,
	// The .npmrc file with the registry's credentials.
	npmrc *dagger.Secret,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		// region: mount
		WithMountedSecret("/root/.npmrc", npmrc).
		WithExec([]string{"npm", "ci"}).
		WithoutMount("/root/.npmrc")
	// endregion: mount
}
