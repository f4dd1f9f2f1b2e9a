// First steps with Dagger.
package main

import (
	"context"

	"dagger/basics/internal/dagger"
)

// First steps with Dagger.
type Basics struct{}

// Returns an Alpine container with Git.
func (m *Basics) Tools() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "git"})
}

// region: new
// Returns the container's Git version.
func (m *Basics) Version(ctx context.Context) (string, error) {
	return m.Tools().WithExec([]string{"git", "--version"}).Stdout(ctx)
}

// endregion: new
