// Checks that a project has a license.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks projects.
type MyModule struct{}

// Fails if the project has no file LICENSE.
func (m *MyModule) Check(
	ctx context.Context,
	// The project.
	source *dagger.Directory,
) error {
	_, err := source.File("LICENSE").Size(ctx)
	return err
}
