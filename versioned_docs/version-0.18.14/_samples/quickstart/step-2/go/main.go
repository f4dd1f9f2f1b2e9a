// First steps with Dagger.
package main

import (
	"context"

	"dagger/basics/internal/dagger"
)

// First steps with Dagger.
type Basics struct{}

// An Alpine container with Git.
func (m *Basics) Tools() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "git"})
}

// region: new
// The version of Git in the container.
func (m *Basics) Version(ctx context.Context) (string, error) {
	return m.Tools().WithExec([]string{"git", "--version"}).Stdout(ctx)
}

// endregion: new
