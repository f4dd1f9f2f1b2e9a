// Builds a Dockerfile, tests the image and publishes it.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds, tests and publishes an image.
type MyModule struct{}

// Builds the project's Dockerfile.
func (m *MyModule) Image(
	// The project directory, with its Dockerfile.
	source *dagger.Directory,
) *dagger.Container {
	return source.DockerBuild()
}

// Publishes the image if its program starts, and returns its address.
func (m *MyModule) Publish(
	ctx context.Context,
	// The project directory, with its Dockerfile.
	source *dagger.Directory,
	// The address to publish to, with a tag.
	address string,
) (string, error) {
	image := m.Image(source)
	trial := image.WithExec([]string{"--version"}, dagger.ContainerWithExecOpts{UseEntrypoint: true})
	if _, err := trial.Sync(ctx); err != nil {
		return "", err
	}
	return image.Publish(ctx, address)
}
