// Builds a web application with two toolchains.
package main

import "dagger/my-module/internal/dagger"

// Builds a web application with a Go server and pages built by Node.js.
type MyModule struct{}

// Builds the server.
func (m *MyModule) Server(
	// The application directory, with a "server" subdirectory.
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source.Directory("server")).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0").
		WithExec([]string{"go", "build", "-o", "/out/server", "."}).
		File("/out/server")
}

// Builds the pages, with their scripts and styles.
func (m *MyModule) Pages(
	// The application directory, with a "web" subdirectory.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("node:22-slim").
		WithDirectory("/src", source.Directory("web")).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "run", "build"}).
		Directory("dist")
}

// Builds an image with the server and pages, without their build tools.
func (m *MyModule) Image(
	// The application directory.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/server", m.Server(source)).
		WithDirectory("/srv/www", m.Pages(source)).
		WithExposedPort(8080).
		WithEntrypoint([]string{"server"})
}
