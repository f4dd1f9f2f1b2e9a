/** Runs checks in parallel. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Checks a website. */
@object()
export class MyModule {
  /**
   * Runs the linter and the tests in parallel and returns their output.
   *
   * @param source The website's source directory.
   */
  @func()
  async check(source: Directory): Promise<string[]> {
    const base = dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
    return Promise.all(
      ["lint", "test"].map((script) => base.withExec(["npm", "run", script]).stdout()),
    )
  }
}
