// Reads a project's version.
package main

import (
	"context"
	"errors"
	"strings"

	"dagger/my-module/internal/dagger"

	"github.com/vektah/gqlparser/v2/gqlerror"
)

// Reads a project's version.
type MyModule struct{}

// Returns the project's version, or 0.0.0 if it can't be read.
func (m *MyModule) Version(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	version, err := source.File("VERSION").Contents(ctx)
	var failed *gqlerror.Error
	if errors.As(err, &failed) {
		return "0.0.0", nil
	}
	return strings.TrimSpace(version), err
}
