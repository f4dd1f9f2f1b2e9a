/** Installs packages as a non-root user. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Installs packages as a non-root user. */
@object()
export class MyModule {
  /**
   * Installs a project's packages as the user node.
   *
   * @param source The project directory.
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
      .withDirectory("/home/node/src", source, {
        include: ["package.json", "package-lock.json"],
        owner: "node",
      })
      .withWorkdir("/home/node/src")
      .withExec(["npm", "ci"])
  }
}
