/** Builds one stage of a Dockerfile. */
import { Container, Directory, func, object } from "@dagger.io/dagger"

/** Builds Dockerfiles. */
@object()
export class MyModule {
  /**
   * Builds one stage of a project's Dockerfile.
   *
   * @param source The project directory, with its Dockerfile.
   * @param target The name of the stage.
   * @param goVersion The value of the build argument GO_VERSION.
   */
  @func()
  stage(source: Directory, target: string, goVersion: string = "1.24"): Container {
    return source.dockerBuild({
      target,
      buildArgs: [{ name: "GO_VERSION", value: goVersion }],
    })
  }
}
