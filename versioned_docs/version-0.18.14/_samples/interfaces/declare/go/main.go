// Publishes images from any builder.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// An object that builds an image.
type Builder interface {
	DaggerObject
	// Returns the application's name.
	Name(ctx context.Context) (string, error)
	// Builds the image for a platform.
	Build(platform string) *dagger.Container
}

// Publishes images from any builder.
type MyModule struct{}

// Builds an image with any builder and publishes it.
func (m *MyModule) Release(
	ctx context.Context,
	// The application to publish.
	app Builder,
	// The address to publish to.
	address string,
) (string, error) {
	return app.Build("linux/amd64").Publish(ctx, address)
}
