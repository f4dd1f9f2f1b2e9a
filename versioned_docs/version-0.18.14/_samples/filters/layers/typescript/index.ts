/** Keeps installed packages cached between builds. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds a Node.js project. */
@object()
export class MyModule {
  /**
   * Builds the project.
   *
   * @param source The project directory.
   */
  @func()
  build(source: Directory): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withWorkdir("/app")
      .withDirectory(".", source, { include: ["package.json", "package-lock.json"] })
      .withExec(["npm", "ci"])
      .withDirectory(".", source, { exclude: ["node_modules", "dist"] })
      .withExec(["npm", "run", "build"])
      .directory("dist")
  }
}
