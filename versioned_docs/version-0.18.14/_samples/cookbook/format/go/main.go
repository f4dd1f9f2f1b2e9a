// Formats Go source files.
package main

import "dagger/my-module/internal/dagger"

// Formats Go source files.
type MyModule struct{}

// Returns a copy of the project with formatted Go files.
func (m *MyModule) Format(
	// The project directory.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{Exclude: []string{".git"}}).
		WithWorkdir("/src").
		WithExec([]string{"gofmt", "-w", "."}).
		Directory(".")
}
