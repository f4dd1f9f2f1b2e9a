/** Tests a Node.js project. */
import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests a Node.js project. */
@object()
export class MyModule {
  /**
   * Runs the tests.
   *
   * @param source The project directory. Only files that the tests need are uploaded.
   */
  @func()
  async test(
    @argument({
      ignore: ["*", "!package.json", "!package-lock.json", "!src", "src/**/*.md"],
    })
    source: Directory,
  ): Promise<string> {
    return dag
      .container()
      .from("node:22-slim")
      .withDirectory("/app", source)
      .withWorkdir("/app")
      .withExec(["npm", "ci"])
      .withExec(["npm", "test"])
      .stdout()
  }
}
