/** Creates a coverage report even if tests fail. */
import { Container, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** Measures the test coverage of Python projects. */
@object()
export class MyModule {
  /**
   * Returns an HTML coverage report, even if some tests fail.
   *
   * @param source The project directory, with tests and requirements.txt.
   */
  @func()
  coverage(source: Directory): Directory {
    return this.tests(source).withExec(["coverage", "html"]).directory("htmlcov")
  }

  /**
   * Returns the exit code of the tests.
   *
   * @param source The project directory, with tests and requirements.txt.
   */
  @func()
  async exitCode(source: Directory): Promise<number> {
    return this.tests(source).exitCode()
  }

  private tests(source: Directory): Container {
    return dag
      .container()
      .from("python:3.12-slim")
      .withExec(["pip", "install", "coverage==7.9.2", "pytest==8.4.1"])
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["pip", "install", "--requirement", "requirements.txt"])
      // region: expect
      .withExec(["coverage", "run", "-m", "pytest"], { expect: ReturnType.Any })
    // endregion: expect
  }
}
