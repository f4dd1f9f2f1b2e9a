// Smoke-tests web server images.
package main

import (
	"context"
	"fmt"

	"dagger/my-module/internal/dagger"
)

// Smoke-tests web server images.
type MyModule struct{}

// Runs an image as a service and returns one of its pages.
func (m *MyModule) Smoke(
	ctx context.Context,
	// The web server image.
	image *dagger.Container,
	// The port that the server listens on.
	// +default=80
	port int,
	// The path of the page to fetch.
	// +default="/"
	page string,
) (string, error) {
	// region: bind
	server := image.WithExposedPort(port).AsService()
	client := dag.Container().From("alpine:3.22").WithServiceBinding("web", server)
	// endregion: bind

	return client.
		WithExec([]string{"wget", "-qO-", fmt.Sprintf("http://web:%d%s", port, page)}).
		Stdout(ctx)
}
