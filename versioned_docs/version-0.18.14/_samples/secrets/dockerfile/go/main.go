// Builds a Dockerfile that needs a token.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds images.
type MyModule struct{}

// Builds a project's Dockerfile with a token for npm.
func (m *MyModule) Build(
	ctx context.Context,
	// The project, with its Dockerfile.
	source *dagger.Directory,
	// The token for the registry of packages.
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
