// Publishes releases under all tags that users pin.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Publishes releases of images.
type MyModule struct{}

// Publishes an image as 1.4.2, 1.4 and 1, and returns the addresses.
func (m *MyModule) Release(
	ctx context.Context,
	// The image to publish.
	image *dagger.Container,
	// Where to publish it, without a tag, for example ghcr.io/my-org/app.
	repository string,
	// The version, for example 1.4.2.
	version string,
	// The user name in the registry.
	username string,
	// The password or token of that user.
	password *dagger.Secret,
) ([]string, error) {
	signedIn := image.WithRegistryAuth(repository, username, password)
	parts := strings.Split(version, ".")

	var addresses []string
	// region: tags
	for count := len(parts); count > 0; count-- {
		tag := strings.Join(parts[:count], ".")
		address, err := signedIn.Publish(ctx, repository+":"+tag)
		if err != nil {
			return nil, err
		}
		addresses = append(addresses, address)
	}
	// endregion: tags
	return addresses, nil
}
