// Loads images into the caller's Docker daemon.
package main

import (
	"context"
	"time"

	"dagger/my-module/internal/dagger"
)

// The tarball has no tag, so the script tags the image that Docker has loaded.
const load = `
set -e
image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
docker tag "$image" "$NAME"
docker image ls "$NAME"
`

// Loads images into the caller's Docker daemon.
type MyModule struct{}

// Loads an image into Docker and returns its entry in Docker's image list.
func (m *MyModule) Load(
	ctx context.Context,
	// The image to load.
	image *dagger.Container,
	// The image's name in Docker.
	name string,
	// The Docker daemon's socket.
	docker *dagger.Socket,
) (string, error) {
	return dag.Container().
		From("docker:28.3.2-cli").
		// region: socket
		WithUnixSocket("/var/run/docker.sock", docker).
		WithMountedFile("/image.tar", image.AsTarball()).
		// endregion: socket
		WithEnvVariable("NAME", name).
		WithEnvVariable("LOADED_AT", time.Now().Format(time.RFC3339Nano)).
		WithExec([]string{"sh", "-eo", "pipefail", "-c", load}).
		Stdout(ctx)
}
