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
	return dag.Alpine(dagger.AlpineOpts{Branch: "3.22", Packages: []string{"git"}}).Container()
}

// Returns the container's Git version.
func (m *Basics) Version(ctx context.Context) (string, error) {
	return m.Tools().WithExec([]string{"git", "--version"}).Stdout(ctx)
}

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

// Publishes the container and returns its address.
func (m *Basics) Publish(
	ctx context.Context,
	// The address to publish to.
	address string,
) (string, error) {
	return m.Tools().Publish(ctx, address)
}

// region: new
// Draws text in large letters.
func (m *Basics) Banner(
	ctx context.Context,
	// The text to draw.
	// +default="Dagger"
	text string,
) (string, error) {
	return dag.Container().
		From("python:3.12-slim").
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("pip")).
		WithExec([]string{"pip", "install", "pyfiglet==1.0.2"}).
		WithExec([]string{"pyfiglet", text}).
		Stdout(ctx)
}

// endregion: new
