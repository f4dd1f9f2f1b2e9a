// Runs commands in a base image.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Runs commands in a base image.
type MyModule struct {
	// The base image.
	Base *dagger.Container
}

// Sets the base image.
func New(
	// The base image (default: Alpine Linux).
	// +optional
	base *dagger.Container,
) *MyModule {
	if base == nil {
		base = dag.Container().From("alpine:3.22")
	}
	return &MyModule{Base: base}
}

// Returns the distribution's release information.
func (m *MyModule) Version(ctx context.Context) (string, error) {
	return m.Base.
		WithExec([]string{"cat", "/etc/os-release"}).
		Stdout(ctx)
}
