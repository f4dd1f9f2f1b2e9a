/** Sets a container's default terminal command. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Builds containers to work in. */
@object()
export class MyModule {
  /** Returns a container whose terminal opens a Node.js prompt. */
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
