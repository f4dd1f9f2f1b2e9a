// Writes on an image which commit it was made from.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Makes images that tell where they come from.
type MyModule struct{}

// A web server with the site in a repository, labelled with the commit.
func (m *MyModule) Image(
	ctx context.Context,
	// The version of the repository, with the site in "public".
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
