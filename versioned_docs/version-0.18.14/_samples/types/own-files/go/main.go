// Serves a site with the module's own settings.
package main

import "dagger/my-module/internal/dagger"

// Makes web server images.
type MyModule struct{}

// A web server that reads the configuration shipped with this module.
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
