/** Installs packages from a private npm registry. */
import { argument, Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Installs packages from a private npm registry. */
@object()
export class MyModule {
  /**
   * Installs a project's packages with the credentials in an .npmrc file.
   *
   * @param source The project directory.
   * @param npmrc The .npmrc file with the registry's credentials.
   */
  @func()
  install(@argument({ ignore: ["**/.npmrc"] }) source: Directory, npmrc: Secret): Container {
    const project = dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source)
      .withWorkdir("/src")
    // region: mount
    const packages = project
      .withMountedSecret("/root/.npmrc", npmrc)
      .withExec(["npm", "ci"])
      .directory("/src/node_modules")
    return project.withDirectory("/src/node_modules", packages)
    // endregion: mount
  }
}
