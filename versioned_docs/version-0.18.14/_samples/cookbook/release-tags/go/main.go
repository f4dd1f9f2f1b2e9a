// Publishes releases under every tag that users pin.
package main

import (
	"context"
	"strings"

	"dagger/my-module/internal/dagger"
)

// Publishes image releases.
type MyModule struct{}

// Publishes version 1.4.2 as 1.4.2, 1.4 and 1, and returns the addresses.
func (m *MyModule) Release(
	ctx context.Context,
	// The image to publish.
	image *dagger.Container,
	// The repository to publish to, for example ghcr.io/my-org/app.
	repository string,
	// The version, for example 1.4.2.
	version string,
	// The registry user name.
	username string,
	// The user's password or token.
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
