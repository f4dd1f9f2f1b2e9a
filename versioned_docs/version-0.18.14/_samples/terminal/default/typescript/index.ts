/** Sets the program that a terminal opens. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Makes containers to work in. */
@object()
export class MyModule {
  /** A Node.js container whose terminal is a Node.js prompt. */
  @func()
  workbench(): Container {
    return (
      dag
        .container()
        .from("node:22-slim")
        // region: default
        .withDefaultTerminalCmd(["node"])
      // endregion: default
    )
  }
}
