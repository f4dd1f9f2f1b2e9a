/** Keeps one cache for each version of a language. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests a Python project. */
@object()
export class MyModule {
  /**
   * Tests the project with a version of Python.
   *
   * @param source The project.
   * @param version The version of Python.
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
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(["pip", "install", "-r", "requirements.txt"])
        .withExec(["python", "-m", "unittest", "-v"])
        .stderr()
    )
  }
}
