// Checks a web server's configuration.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks a web server's configuration.
type MyModule struct{}

// Returns nginx's report on a configuration, or fails if it's invalid.
func (m *MyModule) Check(
	ctx context.Context,
	// The main configuration file.
	config *dagger.File,
	// The directory with one configuration file per site.
	sites *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("nginx:1.28-alpine").
		WithMountedFile("/etc/nginx/nginx.conf", config).
		WithMountedDirectory("/etc/nginx/conf.d", sites).
		WithExec([]string{"nginx", "-t"}).
		Stderr(ctx)
}
