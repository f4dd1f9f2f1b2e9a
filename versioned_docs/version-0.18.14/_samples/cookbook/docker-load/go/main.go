// Hands images to the Docker daemon of the caller.
package main

import (
	"context"
	"time"

	"dagger/my-module/internal/dagger"
)

// The commands that load the tarball and name the image.
const load = `
set -e
image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
docker tag "$image" "$NAME"
docker image ls "$NAME"
`

// Hands images to the Docker daemon of the caller.
type MyModule struct{}

// Loads an image into Docker, and returns what Docker then lists.
func (m *MyModule) Load(
	ctx context.Context,
	// The image to load.
	image *dagger.Container,
	// The name that it gets in Docker.
	name string,
	// The socket of the Docker daemon.
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
		WithExec([]string{"sh", "-c", load}).
		Stdout(ctx)
}
