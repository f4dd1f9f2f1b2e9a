// Searches a project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Searches a project.
type MyModule struct{}

// Returns the project's Go files, without generated ones.
func (m *MyModule) Sources(
	// The project directory.
	source *dagger.Directory,
) *dagger.Directory {
	return source.Filter(dagger.DirectoryFilterOpts{
		Include: []string{"**/*.go"},
		Exclude: []string{"**/*.gen.go"},
	})
}

// Counts the lines with a TODO in the Go files.
func (m *MyModule) Todos(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedDirectory("/src", m.Sources(source)).
		WithExec([]string{"sh", "-c", "grep -r TODO /src | wc -l"}).
		Stdout(ctx)
}
