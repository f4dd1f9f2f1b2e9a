/** Looks at platforms. */
import { dag, func, object, Platform } from "@dagger.io/dagger"

/** Looks at platforms. */
@object()
export class MyModule {
  /**
   * The machine that a command on a platform believes to run on.
   *
   * @param platform The platform, for example linux/arm64.
   */
  @func()
  async machine(platform: Platform): Promise<string> {
    return dag.container({ platform }).from("alpine:3.22").withExec(["uname", "-m"]).stdout()
  }
}
