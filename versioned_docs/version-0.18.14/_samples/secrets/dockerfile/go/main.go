// Builds a Dockerfile that needs a token.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds images with a token.
type MyModule struct{}

// Builds a project's Dockerfile with an npm token.
func (m *MyModule) Build(
	ctx context.Context,
	// The project directory, with its Dockerfile.
	source *dagger.Directory,
	// The token for the package registry.
	token *dagger.Secret,
) (*dagger.Container, error) {
	// region: name
	value, err := token.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	named := dag.SetSecret("npm-token", value)
	// endregion: name

	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{
		Secrets: []*dagger.Secret{named},
	}), nil
}
