/** Tests the hello module. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tests the hello module. */
@object()
export class Tests {
  /** Runs all tests in parallel. */
  @func()
  async all(): Promise<void> {
    await Promise.all([this.greetsByName(), this.greetsTheWorld()])
  }

  /** Checks that the greeting contains the name. */
  @func()
  async greetsByName(): Promise<void> {
    const greeting = await dag.hello().greeting({ name: "ana" })
    if (greeting !== "hello ana") {
      throw new Error(`unexpected greeting "${greeting}"`)
    }
  }

  /** Checks that the world is greeted by default. */
  @func()
  async greetsTheWorld(): Promise<void> {
    const greeting = await dag.hello().greeting()
    if (greeting !== "hello world") {
      throw new Error(`unexpected greeting "${greeting}"`)
    }
  }
}
