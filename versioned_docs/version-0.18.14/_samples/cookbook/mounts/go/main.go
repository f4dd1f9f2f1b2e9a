// Checks the configuration of a web server.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks the configuration of a web server.
type MyModule struct{}

// What nginx says about a configuration. The call fails if nginx would not start with it.
func (m *MyModule) Check(
	ctx context.Context,
	// The main configuration file.
	config *dagger.File,
	// The directory with a file for each site.
	sites *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("nginx:1.28-alpine").
		WithMountedFile("/etc/nginx/nginx.conf", config).
		WithMountedDirectory("/etc/nginx/conf.d", sites).
		WithExec([]string{"nginx", "-t"}).
		Stderr(ctx)
}
