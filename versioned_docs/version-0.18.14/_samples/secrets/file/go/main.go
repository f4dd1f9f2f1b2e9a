// Installs packages from a private npm registry.
package main

import "dagger/my-module/internal/dagger"

// Installs packages from a private npm registry.
type MyModule struct{}

// Installs a project's packages with the credentials in an .npmrc file.
func (m *MyModule) Install(
	// The project directory.
	// +ignore=["**/.npmrc"]
	source *dagger.Directory,
	// The .npmrc file with the registry's credentials.
	npmrc *dagger.Secret,
) *dagger.Container {
	project := dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src")
	// region: mount
	packages := project.
		WithMountedSecret("/root/.npmrc", npmrc).
		WithExec([]string{"npm", "ci"}).
		Directory("/src/node_modules")
	return project.WithDirectory("/src/node_modules", packages)
	// endregion: mount
}
