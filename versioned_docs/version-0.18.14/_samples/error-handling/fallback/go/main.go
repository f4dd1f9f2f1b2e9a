// Reads a project's version.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Reads a project's version.
type MyModule struct{}

// Returns the project's version, or 0.0.0 if it has no VERSION file.
func (m *MyModule) Version(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) string {
	version, err := source.File("VERSION").Contents(ctx)
	if err != nil {
		return "0.0.0"
	}
	return strings.TrimSpace(version)
}
