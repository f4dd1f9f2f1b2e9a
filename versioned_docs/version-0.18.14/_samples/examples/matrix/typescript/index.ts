/** Tests a library with several Node.js versions. */
import { Container, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** Tests a library with several Node.js versions. */
@object()
export class MyModule {
  /**
   * Runs the tests with all versions in parallel, and fails if any run fails.
   *
   * @param source The library's source directory.
   * @param versions The Node.js versions.
   */
  @func()
  async test(source: Directory, versions: string[]): Promise<string> {
    // region: parallel
    const codes = await Promise.all(versions.map((version) => this.tested(source, version).exitCode()))
    // endregion: parallel

    const failed = versions.filter((_, i) => codes[i] !== 0)
    if (failed.length > 0) {
      throw new Error(`tests failed with Node.js ${failed.join(", ")}`)
    }
    return `tests passed with Node.js ${versions.join(", ")}`
  }

  /**
   * Returns the container after testing one version, even if the tests failed.
   *
   * @param source The library's source directory.
   * @param version The Node.js version.
   */
  @func()
  tested(source: Directory, version: string): Container {
    return dag
      .container()
      .from(`node:${version}-slim`)
      .withMountedCache("/root/.npm", dag.cacheVolume("npm"))
      .withDirectory("/src", source, { exclude: ["node_modules"] })
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
      .withExec(["npm", "test"], { expect: ReturnType.Any })
  }
}
