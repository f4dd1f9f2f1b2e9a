/** Builds and checks a website. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds and checks a website. */
@object()
export class MyModule {
  /**
   * Returns a container with the website's packages installed.
   *
   * @param source The website's source directory.
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
   * Builds the website.
   *
   * @param source The website's source directory.
   */
  @func()
  build(source: Directory): Directory {
    return this.base(source).withExec(["npm", "run", "build"]).directory("dist")
  }

  /**
   * Lints the website and returns the linter's output.
   *
   * @param source The website's source directory.
   */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.base(source).withExec(["npm", "run", "lint"]).stdout()
  }
}
