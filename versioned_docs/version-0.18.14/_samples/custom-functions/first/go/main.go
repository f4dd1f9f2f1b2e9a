// Inspects container images.
package main

import "context"

// Inspects container images.
type MyModule struct{}

// Returns the release information of an image's distribution.
func (m *MyModule) Release(
	ctx context.Context,
	// The image's address.
	image string,
) (string, error) {
	return dag.Container().
		From(image).
		WithExec([]string{"cat", "/etc/os-release"}).
		Stdout(ctx)
}
