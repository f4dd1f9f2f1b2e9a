/** Installs packages from a private npm registry. */
import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Builds projects with private packages. */
@object()
export class MyModule {
  /**
   * Installs a project's packages with the credentials of an .npmrc file.
   *
   * @param source The project.
   * @param npmrc The .npmrc file with the registry's credentials.
   */
  @func()
  install(source: Directory, npmrc: Secret): Container {
    return (
      dag
        .container()
        .from("node:22-slim")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        // region: mount
        .withMountedSecret("/root/.npmrc", npmrc)
        .withExec(["npm", "ci"])
        .withoutMount("/root/.npmrc")
      // endregion: mount
    )
  }
}
