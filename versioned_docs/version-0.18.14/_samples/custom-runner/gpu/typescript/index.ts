/** Lists the engine's GPUs. */
import { dag, func, object } from "@dagger.io/dagger"

/** Lists the engine's GPUs. */
@object()
export class MyModule {
  /** Lists the GPUs that a container can use. */
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
