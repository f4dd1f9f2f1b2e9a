// Searches a project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Searches a project.
type MyModule struct{}

// The Go files of a project, without the generated ones.
func (m *MyModule) Sources(
	// The project.
	source *dagger.Directory,
) *dagger.Directory {
	return source.Filter(dagger.DirectoryFilterOpts{
		Include: []string{"**/*.go"},
		Exclude: []string{"**/*.gen.go"},
	})
}

// How many notes "TODO" the Go files hold.
func (m *MyModule) Todos(
	ctx context.Context,
	// The project.
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedDirectory("/src", m.Sources(source)).
		WithExec([]string{"sh", "-c", "grep -r TODO /src | wc -l"}).
		Stdout(ctx)
}
