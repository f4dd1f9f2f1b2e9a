/** Tests of the module hello. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tests of the module hello. */
@object()
export class Tests {
  /** Runs all tests, at the same time. */
  @func()
  async all(): Promise<void> {
    await Promise.all([this.greetsByName(), this.greetsTheWorld()])
  }

  /** The greeting has the name. */
  @func()
  async greetsByName(): Promise<void> {
    const greeting = await dag.hello().greeting({ name: "ana" })
    if (greeting !== "hello ana") {
      throw new Error(`unexpected greeting "${greeting}"`)
    }
  }

  /** Without a name, the world is greeted. */
  @func()
  async greetsTheWorld(): Promise<void> {
    const greeting = await dag.hello().greeting()
    if (greeting !== "hello world") {
      throw new Error(`unexpected greeting "${greeting}"`)
    }
  }
}
