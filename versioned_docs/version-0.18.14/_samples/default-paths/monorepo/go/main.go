// Tests the projects in a monorepo separately.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests the projects in a monorepo.
type MyModule struct{}

// Tests the server.
func (m *MyModule) TestServer(
	ctx context.Context,
	// The server's source directory.
	// +defaultPath="/server"
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}

// Tests the website.
func (m *MyModule) TestWebsite(
	ctx context.Context,
	// The website's source directory.
	// +defaultPath="/website"
	// +ignore=["node_modules"]
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "test"}).
		Stdout(ctx)
}
