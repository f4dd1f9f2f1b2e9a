// Builds and checks a website.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds and checks a website.
type MyModule struct{}

// Returns a container with the website's packages installed.
func (m *MyModule) Base(
	// The website's source directory.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"})
}

// Builds the website.
func (m *MyModule) Build(
	// The website's source directory.
	source *dagger.Directory,
) *dagger.Directory {
	return m.Base(source).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}

// Lints the website and returns the linter's output.
func (m *MyModule) Lint(
	ctx context.Context,
	// The website's source directory.
	source *dagger.Directory,
) (string, error) {
	return m.Base(source).
		WithExec([]string{"npm", "run", "lint"}).
		Stdout(ctx)
}
