/** Returns a report although the tests fail. */
import { Container, dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

/** Runs tests. */
@object()
export class MyModule {
  /**
   * The test report, whether the tests pass or fail.
   *
   * @param source The project.
   */
  @func()
  report(source: Directory): File {
    return this.run(source).file("/report.json")
  }

  /**
   * The exit code of the tests.
   *
   * @param source The project.
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
