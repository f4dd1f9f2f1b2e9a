// Adds files to images.
package main

import "dagger/my-module/internal/dagger"

// Adds files to images.
type MyModule struct{}

// Adds a directory and a configuration file to an image.
func (m *MyModule) Pack(
	// The base image.
	base *dagger.Container,
	// The directory to copy to /app.
	source *dagger.Directory,
	// The file to copy to /etc/app.conf.
	config *dagger.File,
) *dagger.Container {
	return base.
		WithDirectory("/app", source).
		WithFile("/etc/app.conf", config)
}
