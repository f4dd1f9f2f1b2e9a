// Inspects platforms.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Inspects platforms.
type MyModule struct{}

// Returns the machine type that uname reports on a platform.
func (m *MyModule) Machine(
	ctx context.Context,
	// The platform, for example linux/arm64.
	platform dagger.Platform,
) (string, error) {
	return dag.Container(dagger.ContainerOpts{Platform: platform}).
		From("alpine:3.22").
		WithExec([]string{"uname", "-m"}).
		Stdout(ctx)
}
