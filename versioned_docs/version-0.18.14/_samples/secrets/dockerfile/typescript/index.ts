/** Builds a Dockerfile that needs a token. */
import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Builds images with a token. */
@object()
export class MyModule {
  /**
   * Builds a project's Dockerfile with an npm token.
   *
   * @param source The project directory, with its Dockerfile.
   * @param token The token for the package registry.
   */
  @func()
  async build(source: Directory, token: Secret): Promise<Container> {
    // region: name
    const named = dag.setSecret("npm-token", await token.plaintext())
    // endregion: name

    return source.dockerBuild({ secrets: [named] })
  }
}
