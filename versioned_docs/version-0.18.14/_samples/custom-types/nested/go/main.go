// Looks into images.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// What an image is made of.
type Image struct {
	// The user that its processes run as; empty for root.
	User string
	// The Linux distribution inside.
	Distribution *Distribution
}

// A Linux distribution.
type Distribution struct {
	// Its short name.
	Name string
	// Its version.
	Version string
}

// Looks into images.
type MyModule struct{}

// Finds out what an image is made of.
func (m *MyModule) Inspect(
	ctx context.Context,
	// The image to look into.
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
