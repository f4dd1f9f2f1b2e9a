/** Installs packages as a user without root rights. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Installs packages as a user without root rights. */
@object()
export class MyModule {
  /**
   * A container in which the user node installs a project's packages.
   *
   * @param source The project.
   */
  @func()
  install(source: Directory): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withUser("node")
      // region: owner
      .withMountedCache("/home/node/.npm", dag.cacheVolume("npm-node"), { owner: "node" })
      // endregion: owner
      .withDirectory("/home/node/src", source, { owner: "node" })
      .withWorkdir("/home/node/src")
      .withExec(["npm", "ci"])
  }
}
