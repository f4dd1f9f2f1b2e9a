/** Inspects platforms. */
import { dag, func, object, Platform } from "@dagger.io/dagger"

/** Inspects platforms. */
@object()
export class MyModule {
  /**
   * Returns the machine type that uname reports on a platform.
   *
   * @param platform The platform, for example linux/arm64.
   */
  @func()
  async machine(platform: Platform): Promise<string> {
    return dag.container({ platform }).from("alpine:3.22").withExec(["uname", "-m"]).stdout()
  }
}
