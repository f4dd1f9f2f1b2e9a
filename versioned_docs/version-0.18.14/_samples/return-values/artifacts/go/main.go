// Builds a Go program as a file, a directory and an image.
package main

import "dagger/my-module/internal/dagger"

// Builds a Go program.
type MyModule struct{}

// Builds the binary.
func (m *MyModule) Binary(
	// The program's source directory.
	source *dagger.Directory,
) *dagger.File {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithEnvVariable("CGO_ENABLED", "0").
		WithExec([]string{"go", "build", "-o", "/out/app", "."}).
		File("/out/app")
}

// Returns a directory with the binary and its licence.
func (m *MyModule) Package(
	// The program's source directory.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Directory().
		WithFile("app", m.Binary(source)).
		WithFile("LICENSE", source.File("LICENSE"))
}

// Builds an image that runs the binary.
func (m *MyModule) Image(
	// The program's source directory.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/app", m.Binary(source)).
		WithEntrypoint([]string{"app"})
}
