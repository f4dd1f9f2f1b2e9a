// Calls a service at its endpoint.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Calls a service at its endpoint.
type MyModule struct{}

// Starts a web server and returns its home page.
func (m *MyModule) Home(ctx context.Context) (string, error) {
	// region: endpoint
	server, err := dag.Container().
		From("nginx:1.28-alpine").
		WithExposedPort(80).
		AsService().
		Start(ctx)
	if err != nil {
		return "", err
	}
	url, err := server.Endpoint(ctx, dagger.ServiceEndpointOpts{Scheme: "http"})
	if err != nil {
		return "", err
	}
	// endregion: endpoint

	return dag.HTTP(url, dagger.HTTPOpts{ExperimentalServiceHost: server}).Contents(ctx)
}
