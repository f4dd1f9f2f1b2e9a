// Checks that a project has a licence.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks projects.
type MyModule struct{}

// Fails if the project has no LICENSE file.
func (m *MyModule) Check(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) error {
	_, err := source.File("LICENSE").Size(ctx)
	return err
}
