/** Examples for the hello module. */
import { dag, func, object } from "@dagger.io/dagger"

/** Examples for the hello module. */
@object()
export class Examples {
  /** Greets Ana instead of the world. */
  @func()
  async helloGreeting(): Promise<string> {
    return dag.hello().greeting({ name: "ana" })
  }
}
