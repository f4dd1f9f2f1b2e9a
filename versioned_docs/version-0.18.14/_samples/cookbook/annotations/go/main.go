// Publishes a handbook with a description for the registry.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Publishes a handbook as a web server.
type MyModule struct{}

// Publishes the handbook, and returns the address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The handbook's pages.
	pages *dagger.Directory,
	// The address, with a tag.
	address string,
	// The address of the repository that the pages come from.
	repository string,
) (string, error) {
	return dag.Container().
		From("nginx:1.28-alpine").
		WithDirectory("/usr/share/nginx/html", pages).
		// region: annotations
		WithAnnotation("org.opencontainers.image.title", "Handbook").
		WithAnnotation("org.opencontainers.image.description", "How we work, as a website").
		WithAnnotation("org.opencontainers.image.source", repository).
		// endregion: annotations
		Publish(ctx, address)
}
