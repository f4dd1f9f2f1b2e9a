// Builds the web shop.
package main

import "dagger/shop/internal/dagger"

// Builds the web shop.
type Shop struct{}

// Returns the application's name.
func (m *Shop) Name() string {
	return "shop"
}

// Builds the image for a platform.
func (m *Shop) Build(
	// The platform, for example linux/amd64.
	platform string,
) *dagger.Container {
	return dag.Container(dagger.ContainerOpts{Platform: dagger.Platform(platform)}).
		From("nginx:1.28-alpine").
		WithNewFile("/usr/share/nginx/html/index.html", "<h1>shop</h1>")
}
