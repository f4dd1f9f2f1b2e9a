/** Builds a chain step by step. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Builds containers with tools. */
@object()
export class MyModule {
  /**
   * Returns an Alpine container with each package in its own layer.
   *
   * @param packages The packages to install.
   */
  @func()
  tools(packages: string[]): Container {
    let tools = dag.container().from("alpine:3.22")
    // region: part
    for (const name of packages) {
      tools = tools.withExec(["apk", "add", name])
    }
    // endregion: part
    return tools
  }
}
