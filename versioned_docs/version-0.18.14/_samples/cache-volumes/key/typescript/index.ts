/** Uses a separate cache volume for each Python version. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests a Python project. */
@object()
export class MyModule {
  /**
   * Runs the project's tests with the given Python version.
   *
   * @param source The project directory.
   * @param version The Python version.
   */
  @func()
  async test(source: Directory, version = "3.13"): Promise<string> {
    return (
      dag
        .container()
        .from(`python:${version}-slim`)
        // region: key
        .withMountedCache("/root/.cache/pip", dag.cacheVolume(`pip-${version}`))
        // endregion: key
        .withWorkdir("/src")
        .withDirectory(".", source, { include: ["requirements.txt"] })
        .withExec(["pip", "install", "-r", "requirements.txt"])
        .withDirectory(".", source)
        .withExec(["python", "-m", "unittest", "-v"])
        .stderr()
    )
  }
}
