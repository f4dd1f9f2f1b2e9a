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

// Returns the container's Git version.
func (m *Basics) Version(ctx context.Context) (string, error) {
	return m.Tools().WithExec([]string{"git", "--version"}).Stdout(ctx)
}

// region: new
// Lists the files in a directory that match a pattern.
func (m *Basics) Find(
	ctx context.Context,
	// The directory to search.
	source *dagger.Directory,
	// The file name pattern.
	// +default="*.md"
	pattern string,
) (string, error) {
	return m.Tools().
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"find", ".", "-name", pattern}).
		Stdout(ctx)
}

// endregion: new

// region: new
// Publishes the container and returns its address.
func (m *Basics) Publish(
	ctx context.Context,
	// The address to publish to.
	address string,
) (string, error) {
	return m.Tools().Publish(ctx, address)
}

// endregion: new
