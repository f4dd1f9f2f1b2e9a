// Adds a function to the Dagger API.
package main

import "context"

// Looks up Alpine Linux releases.
type MyModule struct{}

// Returns the exact Alpine Linux version of an image tag.
func (m *MyModule) Release(
	ctx context.Context,
	// The tag of the alpine image.
	// +default="3.22"
	tag string,
) (string, error) {
	return dag.Container().
		From("alpine:" + tag).
		File("/etc/alpine-release").
		Contents(ctx)
}
