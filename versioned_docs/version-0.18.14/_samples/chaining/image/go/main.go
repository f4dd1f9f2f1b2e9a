// Makes an image that callers can go on with.
package main

import "dagger/my-module/internal/dagger"

// Makes web server images.
type MyModule struct{}

// A web server with a site in it.
func (m *MyModule) Image(
	// The site's files.
	site *dagger.Directory,
	// The image of the web server.
	// +default="nginx:1.28-alpine"
	server string,
) *dagger.Container {
	return dag.Container().
		From(server).
		WithDirectory("/usr/share/nginx/html", site).
		WithExposedPort(80)
}
