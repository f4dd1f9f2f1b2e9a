// Builds a Go program with a Dagger module.
package main

import "dagger/my-module/internal/dagger"

// Builds a Go program.
type MyModule struct{}

// Builds a Go program.
func (m *MyModule) Build(
	// The program's source directory.
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "app", "."}).
		File("app")
}
