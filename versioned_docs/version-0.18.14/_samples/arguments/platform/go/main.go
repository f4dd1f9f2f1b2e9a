// Looks at platforms.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Looks at platforms.
type MyModule struct{}

// The machine that a command on a platform believes to run on.
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
