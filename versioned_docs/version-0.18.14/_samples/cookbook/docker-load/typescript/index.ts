/** Hands images to the Docker daemon of the caller. */
import { Container, dag, func, object, Socket } from "@dagger.io/dagger"

/** The commands that load the tarball and name the image. */
const LOAD = `
set -e
image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
docker tag "$image" "$NAME"
docker image ls "$NAME"
`

/** Hands images to the Docker daemon of the caller. */
@object()
export class MyModule {
  /**
   * Loads an image into Docker, and returns what Docker then lists.
   *
   * @param image The image to load.
   * @param name The name that it gets in Docker.
   * @param docker The socket of the Docker daemon.
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
      .withExec(["sh", "-c", LOAD])
      .stdout()
  }
}
