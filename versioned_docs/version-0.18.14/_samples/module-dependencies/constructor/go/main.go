// Tests Go projects.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests Go projects.
type MyModule struct{}

// Runs a project's tests with the module runner.
func (m *MyModule) Test(
	ctx context.Context,
	// The project.
	source *dagger.Directory,
) (string, error) {
	return dag.Runner("golang:1.24-alpine", dagger.RunnerOpts{Workdir: "/app"}).
		Run(source, []string{"go", "test", "./..."}).
		Stdout(ctx)
}
