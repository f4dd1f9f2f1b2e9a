// Looks up commits.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Looks up commits.
type MyModule struct{}

// Returns the hash of the latest commit on a branch.
func (m *MyModule) Newest(
	ctx context.Context,
	// The repository.
	repository *dagger.GitRepository,
	// The branch name.
	// +default="main"
	branch string,
) (string, error) {
	return repository.Branch(branch).Commit(ctx)
}
