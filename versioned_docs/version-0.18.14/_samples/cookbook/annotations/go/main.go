// Publishes a handbook image with annotations.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Publishes a handbook as a web server image.
type MyModule struct{}

// Publishes the handbook and returns the image's address with its digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The handbook's pages.
	pages *dagger.Directory,
	// The address to publish to, with a tag.
	address string,
	// The URL of the repository that contains the pages.
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
