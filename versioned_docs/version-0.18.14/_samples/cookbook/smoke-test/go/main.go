// Checks that web server images answer.
package main

import (
	"context"
	"fmt"

	"dagger/my-module/internal/dagger"
)

// Checks that web server images answer.
type MyModule struct{}

// Runs an image as a service and fetches one page of it.
func (m *MyModule) Smoke(
	ctx context.Context,
	// The image with the web server.
	image *dagger.Container,
	// The port that the server listens on.
	// +default=80
	port int,
	// The page to fetch.
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
