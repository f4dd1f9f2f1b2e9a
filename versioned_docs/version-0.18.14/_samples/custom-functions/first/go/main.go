// Looks into container images.
package main

import "context"

// Looks into images.
type MyModule struct{}

// The release of the distribution that an image is made from.
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
