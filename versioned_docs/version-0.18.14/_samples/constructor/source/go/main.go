// Tests and builds a Node.js project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests and builds a Node.js project.
type MyModule struct {
	// +private
	Source *dagger.Directory
}

func New(
	// The project directory (default: the project that contains the module).
	// +defaultPath="/"
	// +ignore=["**/node_modules", "dist"]
	source *dagger.Directory,
) *MyModule {
	return &MyModule{Source: source}
}

// Runs the project's tests and returns their output.
func (m *MyModule) Test(ctx context.Context) (string, error) {
	return m.installed().WithExec([]string{"npm", "test"}).Stdout(ctx)
}

// Builds the site.
func (m *MyModule) Build() *dagger.Directory {
	return m.installed().WithExec([]string{"npm", "run", "build"}).Directory("dist")
}

func (m *MyModule) installed() *dagger.Container {
	return dag.Container().
		From("node:22-slim").
		WithWorkdir("/app").
		WithDirectory(".", m.Source).
		WithExec([]string{"npm", "ci"})
}
