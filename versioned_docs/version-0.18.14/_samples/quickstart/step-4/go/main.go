package main

import (
	"context"

	"dagger/basics/internal/dagger"
)

// First steps with Dagger.
type Basics struct{}

// region: new
// An Alpine Linux container with Git.
func (m *Basics) Tools() *dagger.Container {
	return dag.Alpine(dagger.AlpineOpts{Branch: "3.22", Packages: []string{"git"}}).Container()
}

// endregion: new

// The version of Git in the container.
func (m *Basics) Version(ctx context.Context) (string, error) {
	return m.Tools().WithExec([]string{"git", "--version"}).Stdout(ctx)
}

// The files of a directory that match a pattern.
func (m *Basics) Find(
	ctx context.Context,
	// The directory to search.
	source *dagger.Directory,
	// The pattern that file names must match.
	// +default="*.md"
	pattern string,
) (string, error) {
	return m.Tools().
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"find", ".", "-name", pattern}).
		Stdout(ctx)
}

// Publishes the container and returns the address.
func (m *Basics) Publish(
	ctx context.Context,
	// Where to push the image.
	address string,
) (string, error) {
	return m.Tools().Publish(ctx, address)
}
