// Publishes an image to a private registry.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Publishes images.
type MyModule struct{}

// Publishes an image and returns its address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The image to publish.
	image *dagger.Container,
	// The address to publish to, for example ghcr.io/my-org/app:v1.
	address string,
	// The registry user name.
	username string,
	// The user's password or token.
	password *dagger.Secret,
) (string, error) {
	return image.
		WithRegistryAuth(address, username, password).
		Publish(ctx, address)
}
