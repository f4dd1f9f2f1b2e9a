/** Loads images into the caller's Docker daemon. */
import { Container, dag, func, object, Socket } from "@dagger.io/dagger"

/** The tarball has no tag, so the script tags the image that Docker has loaded. */
const LOAD = `
set -e
image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
docker tag "$image" "$NAME"
docker image ls "$NAME"
`

/** Loads images into the caller's Docker daemon. */
@object()
export class MyModule {
  /**
   * Loads an image into Docker and returns its entry in Docker's image list.
   *
   * @param image The image to load.
   * @param name The image's name in Docker.
   * @param docker The Docker daemon's socket.
   */
  @func()
  async load(image: Container, name: string, docker: Socket): Promise<string> {
    return dag
      .container()
      .from("docker:28.3.2-cli")
      // region: socket
      .withUnixSocket("/var/run/docker.sock", docker)
      .withMountedFile("/image.tar", image.asTarball())
      // endregion: socket
      .withEnvVariable("NAME", name)
      .withEnvVariable("LOADED_AT", new Date().toISOString())
      .withExec(["sh", "-eo", "pipefail", "-c", LOAD])
      .stdout()
  }
}
