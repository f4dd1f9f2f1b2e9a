// Names images in a registry.
package main

import (
	"errors"
	"strings"
)

// Names images in a registry.
type MyModule struct {
	// The registry, for example ghcr.io.
	Registry string

	// +private
	Prefix string
}

func New(
	// The registry, for example ghcr.io.
	registry string,
	// The team that owns the images.
	// +default="web"
	team string,
) (*MyModule, error) {
	if strings.Contains(registry, "://") {
		return nil, errors.New("a registry has no scheme: write ghcr.io, not https://ghcr.io")
	}
	return &MyModule{Registry: registry, Prefix: registry + "/" + team}, nil
}

// Returns an image's address.
func (m *MyModule) Address(
	// The image's name.
	name string,
) string {
	return m.Prefix + "/" + name
}
