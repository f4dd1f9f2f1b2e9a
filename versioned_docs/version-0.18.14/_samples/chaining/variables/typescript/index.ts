/** Builds a chain in parts. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Makes containers with tools. */
@object()
export class MyModule {
  /**
   * An Alpine container with packages, each in a layer of its own.
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
