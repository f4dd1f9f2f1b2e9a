/** Does what one job of the CI system did until now. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Does what one job of the CI system did until now. */
@object()
export class MyModule {
  /**
   * Runs the project's test script and returns the reports that it writes.
   *
   * @param source The project, with its requirements.txt and ci/test.sh.
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
