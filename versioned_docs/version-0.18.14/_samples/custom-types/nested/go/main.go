// Inspects images.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// An image's user and distribution.
type Image struct {
	// The user that processes run as; empty for root.
	User string
	// The image's Linux distribution.
	Distribution *Distribution
}

// A Linux distribution.
type Distribution struct {
	// The distribution's ID, for example alpine.
	Name string
	// The distribution's version.
	Version string
}

// Inspects images.
type MyModule struct{}

// Returns an image's user and distribution.
func (m *MyModule) Inspect(
	ctx context.Context,
	// The image to inspect.
	image *dagger.Container,
) (*Image, error) {
	user, err := image.User(ctx)
	if err != nil {
		return nil, err
	}
	release, err := image.
		WithExec([]string{"sh", "-c", `. /etc/os-release; printf %s "$ID:$VERSION_ID"`}).
		Stdout(ctx)
	if err != nil {
		return nil, err
	}
	name, version, _ := strings.Cut(release, ":")
	return &Image{
		User:         user,
		Distribution: &Distribution{Name: name, Version: version},
	}, nil
}
