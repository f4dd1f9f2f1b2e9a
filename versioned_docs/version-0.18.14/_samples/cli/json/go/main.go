// Looks into images.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Looks into images.
type MyModule struct{}

// The names of the packages that an Alpine image has.
func (m *MyModule) Packages(
	ctx context.Context,
	// The image.
	image *dagger.Container,
) ([]string, error) {
	names, err := image.WithExec([]string{"apk", "info"}).Stdout(ctx)
	if err != nil {
		return nil, err
	}
	return strings.Fields(names), nil
}
