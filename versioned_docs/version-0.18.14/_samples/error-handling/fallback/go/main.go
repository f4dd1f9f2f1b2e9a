// Reads the version of a project.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Reads versions.
type MyModule struct{}

// The project's version, or 0.0.0 if it has no file VERSION.
func (m *MyModule) Version(
	ctx context.Context,
	// The project.
	source *dagger.Directory,
) string {
	version, err := source.File("VERSION").Contents(ctx)
	if err != nil {
		return "0.0.0"
	}
	return strings.TrimSpace(version)
}
