// Builds images for a registry.
package main

import (
	"errors"
	"strings"
)

// Names images.
type MyModule struct {
	// The address of the registry.
	Registry string

	// +private
	Prefix string
}

func New(
	// The address of the registry.
	registry string,
	// The team that the images belong to.
	// +default="web"
	team string,
) (*MyModule, error) {
	if strings.Contains(registry, "://") {
		return nil, errors.New("a registry has no scheme: write ghcr.io, not https://ghcr.io")
	}
	return &MyModule{Registry: registry, Prefix: registry + "/" + team}, nil
}

// The address of an image.
func (m *MyModule) Address(
	// The image's name.
	name string,
) string {
	return m.Prefix + "/" + name
}
