/** Runs checks side by side. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Checks a website. */
@object()
export class MyModule {
  /**
   * Checks the sources and runs the tests, and returns what both print.
   *
   * @param source The website's sources.
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
