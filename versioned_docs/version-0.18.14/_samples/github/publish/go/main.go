// Publishes a project's image to GitHub's container registry.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Publishes a project's image to GitHub's container registry.
type MyModule struct{}

// Builds the Dockerfile, pushes the image, and returns its address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The project directory, with its Dockerfile.
	source *dagger.Directory,
	// The GitHub repository, as OWNER/NAME.
	repository string,
	// The image's tag.
	tag string,
	// The user that the token belongs to.
	username string,
	// A token that can write packages.
	token *dagger.Secret,
) (string, error) {
	address := "ghcr.io/" + strings.ToLower(repository) + ":" + tag
	return source.DockerBuild().
		// region: link
		WithLabel("org.opencontainers.image.source", "https://github.com/"+repository).
		// endregion: link
		WithRegistryAuth(address, username, token).
		Publish(ctx, address)
}
