// Checks a Node.js project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks a Node.js project.
type MyModule struct{}

// Runs the test suite and returns its output.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory, with package-lock.json.
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithDirectory("/app", source).
		WithWorkdir("/app").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "test"}).
		Stdout(ctx)
}
