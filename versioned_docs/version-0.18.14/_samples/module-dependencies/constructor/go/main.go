// Tests Go projects.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests Go projects.
type MyModule struct{}

// Runs a project's tests with the runner module.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	return dag.Runner("golang:1.24-alpine", dagger.RunnerOpts{Workdir: "/app"}).
		Run(source, []string{"go", "test", "./..."}).
		Stdout(ctx)
}
