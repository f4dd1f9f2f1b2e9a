/** Reads two results of one step. */
import { dag, func, object } from "@dagger.io/dagger"

/** Reads two results of one step. */
@object()
export class MyModule {
  /** Returns a command's stdout and stderr. The command only runs once. */
  @func()
  async output(): Promise<string> {
    const step = dag
      .container()
      .from("alpine:3.22")
      .withExec(["sh", "-c", "echo result; echo warning >&2"])
    return (await step.stdout()) + (await step.stderr())
  }
}
