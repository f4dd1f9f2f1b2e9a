// Formats Go sources.
package main

import "dagger/my-module/internal/dagger"

// Formats Go sources.
type MyModule struct{}

// A copy of a project whose Go files are formatted.
func (m *MyModule) Format(
	// The project.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{Exclude: []string{".git"}}).
		WithWorkdir("/src").
		WithExec([]string{"gofmt", "-w", "."}).
		Directory(".")
}
