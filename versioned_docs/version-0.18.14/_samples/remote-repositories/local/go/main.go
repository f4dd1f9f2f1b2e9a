// Reads a project's version from its Git history.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Reads a project's version from its Git history.
type MyModule struct{}

// Returns the version in the format of git describe.
func (m *MyModule) Version(
	ctx context.Context,
	// The project's checkout, with its .git directory.
	project *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine/git:2.49.1").
		WithWorkdir("/src").
		WithMountedDirectory("/src", project).
		WithExec([]string{"git", "describe", "--tags", "--always"}).
		Stdout(ctx)
}
