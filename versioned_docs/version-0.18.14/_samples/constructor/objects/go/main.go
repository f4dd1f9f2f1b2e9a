// Runs commands in a base image.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Runs commands in a base image.
type MyModule struct {
	// The image to use.
	Base *dagger.Container
}

// Configures the image.
func New(
	// The image to use; Alpine Linux if left out.
	// +optional
	base *dagger.Container,
) *MyModule {
	if base == nil {
		base = dag.Container().From("alpine:3.22")
	}
	return &MyModule{Base: base}
}

// The version of the distribution.
func (m *MyModule) Version(ctx context.Context) (string, error) {
	return m.Base.
		WithExec([]string{"cat", "/etc/os-release"}).
		Stdout(ctx)
}
