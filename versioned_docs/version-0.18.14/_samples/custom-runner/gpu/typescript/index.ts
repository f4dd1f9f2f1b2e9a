/** Looks at the graphics cards of the engine. */
import { dag, func, object } from "@dagger.io/dagger"

/** Looks at the graphics cards of the engine. */
@object()
export class MyModule {
  /** Lists the cards that a container can use. */
  @func()
  async devices(): Promise<string> {
    return dag
      .container()
      .from("nvidia/cuda:12.6.3-base-ubuntu24.04")
      // region: gpu
      .experimentalWithAllGPUs()
      // endregion: gpu
      .withExec(["nvidia-smi", "-L"])
      .stdout()
  }
}
