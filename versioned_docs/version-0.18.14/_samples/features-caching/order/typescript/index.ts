/** Builds a Node.js project with layers that stay cached. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds a Node.js project. */
@object()
export class MyModule {
  /**
   * Builds the project. Packages are only reinstalled if a manifest changes.
   *
   * @param source The project directory.
   */
  @func()
  build(source: Directory): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withWorkdir("/src")
      .withMountedCache("/root/.npm", dag.cacheVolume("npm"))
      .withDirectory(".", source, { include: ["package.json", "package-lock.json"] })
      .withExec(["npm", "ci"])
      .withDirectory(".", source, { exclude: ["node_modules", ".git", "dist"] })
      .withExec(["npm", "run", "build"])
      .directory("dist")
  }
}
