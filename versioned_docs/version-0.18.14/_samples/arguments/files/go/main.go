// Packs files into images.
package main

import "dagger/my-module/internal/dagger"

// Packs files into images.
type MyModule struct{}

// An image with a directory and a configuration file added.
func (m *MyModule) Pack(
	// The image to start from.
	base *dagger.Container,
	// What to copy to /app.
	source *dagger.Directory,
	// What to copy to /etc/app.conf.
	config *dagger.File,
) *dagger.Container {
	return base.
		WithDirectory("/app", source).
		WithFile("/etc/app.conf", config)
}
