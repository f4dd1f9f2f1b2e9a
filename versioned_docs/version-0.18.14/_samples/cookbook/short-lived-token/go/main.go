// Installs packages from GitHub Packages.
package main

import "dagger/my-module/internal/dagger"

// Installs packages from GitHub Packages.
type MyModule struct{}

// Installs the packages. The .npmrc must read the token from NODE_AUTH_TOKEN.
func (m *MyModule) Install(
	// The project directory, with package-lock.json and .npmrc.
	source *dagger.Directory,
	// A token that can read the packages.
	token *dagger.Secret,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/app", source).
		WithWorkdir("/app").
		WithSecretVariable("NODE_AUTH_TOKEN", token).
		WithExec([]string{"npm", "ci"}).
		WithoutSecretVariable("NODE_AUTH_TOKEN")
}
