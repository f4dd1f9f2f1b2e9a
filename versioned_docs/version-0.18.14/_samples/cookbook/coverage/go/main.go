// Creates a coverage report even if tests fail.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Measures the test coverage of Python projects.
type MyModule struct{}

// Returns an HTML coverage report, even if some tests fail.
func (m *MyModule) Coverage(
	// The project directory, with tests and requirements.txt.
	source *dagger.Directory,
) *dagger.Directory {
	return m.tests(source).WithExec([]string{"coverage", "html"}).Directory("htmlcov")
}

// Returns the exit code of the tests.
func (m *MyModule) ExitCode(
	ctx context.Context,
	// The project directory, with tests and requirements.txt.
	source *dagger.Directory,
) (int, error) {
	return m.tests(source).ExitCode(ctx)
}

func (m *MyModule) tests(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("python:3.12-slim").
		WithExec([]string{"pip", "install", "coverage==7.9.2", "pytest==8.4.1"}).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"pip", "install", "--requirement", "requirements.txt"}).
		// region: expect
		WithExec([]string{"coverage", "run", "-m", "pytest"}, dagger.ContainerWithExecOpts{
			Expect: dagger.ReturnTypeAny,
		})
	// endregion: expect
}
