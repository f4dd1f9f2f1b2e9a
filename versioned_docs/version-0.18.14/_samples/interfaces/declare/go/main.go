// Publishes whatever can be built.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Something that builds an image.
type Builder interface {
	DaggerObject
	// The name of what is built.
	Name(ctx context.Context) (string, error)
	// The image for a platform.
	Build(platform string) *dagger.Container
}

// Publishes whatever can be built.
type MyModule struct{}

// Builds an image with any builder and publishes it.
func (m *MyModule) Release(
	ctx context.Context,
	// What builds the image.
	builder Builder,
	// The address to publish to.
	address string,
) (string, error) {
	name, err := builder.Name(ctx)
	if err != nil {
		return "", err
	}
	return builder.
		Build("linux/amd64").
		WithLabel("org.opencontainers.image.title", name).
		Publish(ctx, address)
}
