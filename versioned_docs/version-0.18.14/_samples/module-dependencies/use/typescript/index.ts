/** Calls another module. */
import { dag, func, object } from "@dagger.io/dagger"

/** Calls another module. */
@object()
export class MyModule {
  /**
   * A loud greeting, from the module hello.
   *
   * @param name Who to greet.
   */
  @func()
  async shout(name: string): Promise<string> {
    const greeting = await dag.hello().greeting({ name })
    return greeting.toUpperCase()
  }
}
