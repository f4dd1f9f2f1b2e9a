/** Reads two values of one step. */
import { dag, func, object } from "@dagger.io/dagger"

/** Reads two values of one step. */
@object()
export class MyModule {
  /** What a command prints, on both of its streams. The command runs once. */
  @func()
  async output(): Promise<string> {
    const step = dag
      .container()
      .from("alpine:3.22")
      .withExec(["sh", "-c", "echo result; echo warning >&2"])
    return (await step.stdout()) + (await step.stderr())
  }
}
