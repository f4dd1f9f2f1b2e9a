// Adds functions to the API.
package main

import "context"

// Tells about releases of Alpine Linux.
type MyModule struct{}

// The exact version behind a tag of Alpine Linux.
func (m *MyModule) Release(
	ctx context.Context,
	// The tag.
	// +default="3.22"
	tag string,
) (string, error) {
	return dag.Container().
		From("alpine:" + tag).
		File("/etc/alpine-release").
		Contents(ctx)
}
