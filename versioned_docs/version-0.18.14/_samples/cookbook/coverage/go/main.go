// Creates a coverage report, whether the tests pass or fail.
package main

import "dagger/my-module/internal/dagger"

// Measures the coverage of Python projects.
type MyModule struct{}

// A website that shows which lines the tests ran, even if some of them failed.
func (m *MyModule) Coverage(
	// The project, with its tests and a requirements.txt.
	source *dagger.Directory,
) *dagger.Directory {
	tests := dag.Container().
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
	return tests.WithExec([]string{"coverage", "html"}).Directory("htmlcov")
}
