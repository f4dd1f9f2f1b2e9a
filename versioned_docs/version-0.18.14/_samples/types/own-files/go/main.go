// Serves a site with a configuration file from the module.
package main

import "dagger/my-module/internal/dagger"

// Builds web server images.
type MyModule struct{}

// Builds a web server image with the module's own configuration.
func (m *MyModule) Server(
	// The site's files.
	site *dagger.Directory,
) *dagger.Container {
	config := dag.CurrentModule().Source().File("files/site.conf")

	return dag.Container().
		From("nginx:1.28-alpine").
		WithFile("/etc/nginx/conf.d/default.conf", config).
		WithDirectory("/usr/share/nginx/html", site)
}
