// Builds and checks a website.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds and checks a website.
type MyModule struct{}

// A container with the website's packages installed.
func (m *MyModule) Base(
	// The website's sources.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"})
}

// The built website.
func (m *MyModule) Build(
	// The website's sources.
	source *dagger.Directory,
) *dagger.Directory {
	return m.Base(source).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}

// Checks the website's sources and returns what the linter says.
func (m *MyModule) Lint(
	ctx context.Context,
	// The website's sources.
	source *dagger.Directory,
) (string, error) {
	return m.Base(source).
		WithExec([]string{"npm", "run", "lint"}).
		Stdout(ctx)
}
