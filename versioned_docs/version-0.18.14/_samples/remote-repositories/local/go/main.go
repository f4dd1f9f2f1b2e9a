// Reads a project's version from its history.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Reads a project's version from its history.
type MyModule struct{}

// The version, as the latest tag and the commits since then.
func (m *MyModule) Version(
	ctx context.Context,
	// The checkout, with its .git directory.
	project *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine/git:2.49.1").
		WithWorkdir("/src").
		WithMountedDirectory("/src", project).
		WithExec([]string{"git", "describe", "--tags", "--always"}).
		Stdout(ctx)
}
