/** Builds and checks a website. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds and checks a website. */
@object()
export class MyModule {
  /**
   * A container with the website's packages installed.
   *
   * @param source The website's sources.
   */
  @func()
  base(source: Directory): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
  }

  /**
   * The built website.
   *
   * @param source The website's sources.
   */
  @func()
  build(source: Directory): Directory {
    return this.base(source).withExec(["npm", "run", "build"]).directory("dist")
  }

  /**
   * Checks the website's sources and returns what the linter says.
   *
   * @param source The website's sources.
   */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.base(source).withExec(["npm", "run", "lint"]).stdout()
  }
}
