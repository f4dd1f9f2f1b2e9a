// Builds a website with Node.js and publishes it as an image.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Builds a website with Node.js and publishes it as an image.
type MyModule struct{}

// Builds the website.
func (m *MyModule) Build(
	// The website's source directory; "npm run build" must write to dist.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithWorkdir("/src").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{
			Include: []string{"package.json", "package-lock.json"},
		}).
		WithExec([]string{"npm", "ci"}).
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{
			Exclude: []string{"node_modules", "dist"},
		}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}

// Builds a web server image that contains the website.
func (m *MyModule) Image(
	// The website's source directory.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("nginx:1.28-alpine").
		WithDirectory("/usr/share/nginx/html", m.Build(source)).
		WithExposedPort(80)
}

// Serves the website for a preview before you publish it.
func (m *MyModule) Preview(
	// The website's source directory.
	source *dagger.Directory,
) *dagger.Service {
	return m.Image(source).AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
}

// Publishes the image and returns its address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The website's source directory.
	source *dagger.Directory,
	// The address to publish to, with the registry and a tag.
	address string,
	// The registry user name.
	username string,
	// The user's password or token.
	password *dagger.Secret,
) (string, error) {
	return m.Image(source).
		WithRegistryAuth(address, username, password).
		Publish(ctx, address)
}
