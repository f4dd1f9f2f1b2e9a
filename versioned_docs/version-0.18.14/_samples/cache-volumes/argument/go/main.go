// Lets the caller choose the cache volume.
package main

import "dagger/my-module/internal/dagger"

// Builds Go programs.
type MyModule struct{}

// Builds a Go program with the caller's cache volume.
func (m *MyModule) Build(
	// The program's source directory.
	source *dagger.Directory,
	// The cache volume for compiled packages.
	cache *dagger.CacheVolume,
) *dagger.File {
	return dag.Container().
		From("golang:1.24-alpine").
		WithMountedCache("/root/.cache/go-build", cache).
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "build", "-o", "/app", "."}).
		File("/app")
}
