// Serves a directory of static files.
package main

import "dagger/my-module/internal/dagger"

// Serves static files.
type MyModule struct{}

// Serves a directory with nginx on port 80.
func (m *MyModule) Serve(
	// The files to serve.
	site *dagger.Directory,
) *dagger.Service {
	return dag.Container().
		From("nginx:1.28-alpine").
		WithDirectory("/usr/share/nginx/html", site).
		WithExposedPort(80).
		AsService()
}
