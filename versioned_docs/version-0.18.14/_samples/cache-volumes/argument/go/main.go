// Lets the caller choose the cache volume.
package main

import "dagger/my-module/internal/dagger"

// Builds Go programs.
type MyModule struct{}

// Builds a Go program with a cache that the caller names.
func (m *MyModule) Build(
	// The program.
	source *dagger.Directory,
	// The cache for what the compiler produces.
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
