// The hello-web pipeline.
package main

import (
	"context"

	"dagger/hello-web/internal/dagger"
)

// The hello-web pipeline.
type HelloWeb struct {
	// The project's files.
	// +private
	Source *dagger.Directory
}

// Sets the project to work on.
func New(
	// The project's files.
	// +defaultPath="/"
	// +ignore=[".git", ".dagger", ".env", "dist", "node_modules"]
	source *dagger.Directory,
) *HelloWeb {
	return &HelloWeb{Source: source}
}

// Node.js with the project and its packages.
func (m *HelloWeb) BuildEnv() *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithWorkdir("/src").
		WithDirectory("/src", m.Source).
		WithExec([]string{"npm", "install"})
}

// Runs the tests, and returns their report.
func (m *HelloWeb) Test(ctx context.Context) (string, error) {
	return m.BuildEnv().WithExec([]string{"npm", "test"}).Stdout(ctx)
}
