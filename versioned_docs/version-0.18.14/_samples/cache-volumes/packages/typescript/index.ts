/** Builds a Node.js project with a cache for its packages. */
import { dag, Container, Directory, func, object } from "@dagger.io/dagger"

/** Builds a Node.js project. */
@object()
export class MyModule {
  /**
   * Installs the packages of a project; npm's downloads survive between runs.
   *
   * @param source The project, with its package.json and package-lock.json.
   */
  @func()
  install(source: Directory): Container {
    return (
      dag
        .container()
        .from("node:22-slim")
        // region: cache
        .withMountedCache("/root/.npm", dag.cacheVolume("npm"))
        // endregion: cache
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["npm", "ci"])
    )
  }
}
