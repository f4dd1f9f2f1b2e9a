/** Returns a report even if the tests fail. */
import { Container, dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

/** Runs tests. */
@object()
export class MyModule {
  /**
   * Returns the test report, even if the tests fail.
   *
   * @param source The project directory.
   */
  @func()
  report(source: Directory): File {
    return this.run(source).file("/report.json")
  }

  /**
   * Returns the exit code of the tests.
   *
   * @param source The project directory.
   */
  @func()
  async exitCode(source: Directory): Promise<number> {
    return this.run(source).exitCode()
  }

  private run(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["sh", "-c", "go test -json ./... > /report.json"], { expect: ReturnType.Any })
  }
}
