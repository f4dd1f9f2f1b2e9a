// Tests a Node.js project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests a Node.js project.
type MyModule struct{}

// Runs the tests.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory. Only files that the tests need are uploaded.
	// +ignore=[
	//   "*",
	//   "!package.json",
	//   "!package-lock.json",
	//   "!src",
	//   "src/**/*.md"
	// ]
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/app", source).
		WithWorkdir("/app").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "test"}).
		Stdout(ctx)
}
