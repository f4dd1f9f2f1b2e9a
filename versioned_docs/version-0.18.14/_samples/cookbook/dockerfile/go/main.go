// Builds a Dockerfile, tries the image and publishes it.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds, tries and publishes an image.
type MyModule struct{}

// The image that the project's Dockerfile describes.
func (m *MyModule) Image(
	// The project, with its Dockerfile.
	source *dagger.Directory,
) *dagger.Container {
	return source.DockerBuild()
}

// Publishes the image if its program starts, and returns the address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The project, with its Dockerfile.
	source *dagger.Directory,
	// The address, with a tag.
	address string,
) (string, error) {
	image := m.Image(source)
	trial := image.WithExec([]string{"--version"}, dagger.ContainerWithExecOpts{UseEntrypoint: true})
	if _, err := trial.Sync(ctx); err != nil {
		return "", err
	}
	return image.Publish(ctx, address)
}
