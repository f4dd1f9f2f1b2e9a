// Inspects images.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Inspects images.
type MyModule struct{}

// Lists the packages installed in an Alpine image.
func (m *MyModule) Packages(
	ctx context.Context,
	// The image to inspect.
	image *dagger.Container,
) ([]string, error) {
	names, err := image.WithExec([]string{"apk", "info"}).Stdout(ctx)
	if err != nil {
		return nil, err
	}
	return strings.Fields(names), nil
}
