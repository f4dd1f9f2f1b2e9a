// Returns a report even if the tests fail.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Runs tests.
type MyModule struct{}

// Returns the test report, even if the tests fail.
func (m *MyModule) Report(
	// The project directory.
	source *dagger.Directory,
) *dagger.File {
	return m.run(source).File("/report.json")
}

// Returns the exit code of the tests.
func (m *MyModule) ExitCode(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (int, error) {
	return m.run(source).ExitCode(ctx)
}

func (m *MyModule) run(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"sh", "-c", "go test -json ./... > /report.json"}, dagger.ContainerWithExecOpts{
			Expect: dagger.ReturnTypeAny,
		})
}
