// Publishes a Python application for several platforms.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Publishes a Python application for several platforms.
type MyModule struct{}

// Builds the image and installs its packages on the given platform.
func (m *MyModule) Image(
	// The application directory, with main.py and requirements.txt.
	source *dagger.Directory,
	// The platform, for example linux/arm64.
	platform dagger.Platform,
) *dagger.Container {
	return dag.Container(dagger.ContainerOpts{Platform: platform}).
		From("python:3.12-slim").
		WithWorkdir("/app").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Include: []string{"requirements.txt"}}).
		WithExec([]string{"pip", "install", "--no-cache-dir", "-r", "requirements.txt"}).
		WithDirectory(".", source).
		WithEntrypoint([]string{"python", "main.py"})
}

// Publishes a multi-platform image and returns its address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The application directory, with main.py and requirements.txt.
	source *dagger.Directory,
	// The platforms, for example linux/arm64.
	platforms []dagger.Platform,
	// The address to publish to, with a tag.
	address string,
) (string, error) {
	images := make([]*dagger.Container, len(platforms))
	for i, platform := range platforms {
		images[i] = m.Image(source, platform)
	}
	return dag.Container().Publish(ctx, address, dagger.ContainerPublishOpts{PlatformVariants: images})
}
