/** Runs the project's tests the way its CI job did. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Runs the project's tests the way its CI job did. */
@object()
export class MyModule {
  /**
   * Runs the project's test script and returns its reports.
   *
   * @param source The project directory, with requirements.txt and ci/test.sh.
   */
  @func()
  test(source: Directory): Directory {
    return dag
      .container()
      .from("python:3.12-slim")
      .withMountedCache("/root/.cache/pip", dag.cacheVolume("pip"))
      .withWorkdir("/src")
      .withDirectory(".", source, { include: ["requirements.txt"] })
      .withExec(["pip", "install", "--requirement", "requirements.txt"])
      .withDirectory(".", source)
      .withEnvVariable("APP_ENV", "test")
      .withExec(["./ci/test.sh"])
      .directory("reports")
  }
}
