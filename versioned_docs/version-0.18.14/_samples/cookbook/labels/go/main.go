// Labels an image with its source commit.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds images labelled with their source.
type MyModule struct{}

// Builds a web server image of a site, labelled with its commit.
func (m *MyModule) Image(
	ctx context.Context,
	// The Git ref to build, with the site in "public".
	version *dagger.GitRef,
) (*dagger.Container, error) {
	commit, err := version.Commit(ctx)
	if err != nil {
		return nil, err
	}
	return dag.Container().
		From("nginx:1.28-alpine").
		WithDirectory("/usr/share/nginx/html", version.Tree().Directory("public")).
		// region: labels
		WithLabel("org.opencontainers.image.title", "Site").
		WithLabel("org.opencontainers.image.revision", commit), nil
		// endregion: labels
}
