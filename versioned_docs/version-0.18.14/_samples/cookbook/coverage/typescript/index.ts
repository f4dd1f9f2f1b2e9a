/** Creates a coverage report, whether the tests pass or fail. */
import { dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** Measures the coverage of Python projects. */
@object()
export class MyModule {
  /**
   * A website that shows which lines the tests ran, even if some of them failed.
   *
   * @param source The project, with its tests and a requirements.txt.
   */
  @func()
  coverage(source: Directory): Directory {
    const tests = dag
      .container()
      .from("python:3.12-slim")
      .withExec(["pip", "install", "coverage==7.9.2", "pytest==8.4.1"])
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["pip", "install", "--requirement", "requirements.txt"])
      // region: expect
      .withExec(["coverage", "run", "-m", "pytest"], { expect: ReturnType.Any })
    // endregion: expect
    return tests.withExec(["coverage", "html"]).directory("htmlcov")
  }
}
