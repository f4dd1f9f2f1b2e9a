/** Tests a library with several versions of Node.js. */
import { Container, dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** Tests a library with several versions of Node.js. */
@object()
export class MyModule {
  /**
   * Runs the tests with all versions at once, and fails if any of them did.
   *
   * @param source The library.
   * @param versions The versions of Node.js.
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
   * The container after the tests with one version, whether they passed or not.
   *
   * @param source The library.
   * @param version The version of Node.js.
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
