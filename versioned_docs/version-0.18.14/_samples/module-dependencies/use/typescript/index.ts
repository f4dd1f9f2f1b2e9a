/** Calls another module. */
import { dag, func, object } from "@dagger.io/dagger"

/** Calls another module. */
@object()
export class MyModule {
  /**
   * Returns the hello module's greeting in capitals.
   *
   * @param name The name to greet.
   */
  @func()
  async shout(name: string): Promise<string> {
    const greeting = await dag.hello().greeting({ name })
    return greeting.toUpperCase()
  }
}
