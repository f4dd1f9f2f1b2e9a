// Converts an object to its ID and back.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Converts an object to its ID and back.
type MyModule struct{}

// Loads a container from its ID.
func (m *MyModule) Again(
	ctx context.Context,
	// Any container.
	container *dagger.Container,
) (*dagger.Container, error) {
	id, err := container.ID(ctx)
	if err != nil {
		return nil, err
	}
	return dag.LoadContainerFromID(id), nil
}
