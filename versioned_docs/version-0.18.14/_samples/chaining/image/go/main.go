// Builds an image that callers can extend.
package main

import "dagger/my-module/internal/dagger"

// Builds web server images.
type MyModule struct{}

// Builds a web server image that contains a site.
func (m *MyModule) Image(
	// The site's files.
	site *dagger.Directory,
	// The web server's base image.
	// +default="nginx:1.28-alpine"
	server string,
) *dagger.Container {
	return dag.Container().
		From(server).
		WithDirectory("/usr/share/nginx/html", site).
		WithExposedPort(80)
}
