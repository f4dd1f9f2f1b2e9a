/** Installs a Node.js project's packages with a cache volume. */
import { dag, Container, Directory, func, object } from "@dagger.io/dagger"

/** Installs a Node.js project's packages. */
@object()
export class MyModule {
  /**
   * Installs the project's packages and keeps npm's downloads between runs.
   *
   * @param source The project directory, with package.json and package-lock.json.
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
        .withDirectory("/src", source, { include: ["package.json", "package-lock.json"] })
        .withWorkdir("/src")
        .withExec(["npm", "ci"])
    )
  }
}
