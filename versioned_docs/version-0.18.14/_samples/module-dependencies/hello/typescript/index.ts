/** Says hello. */
import { func, object } from "@dagger.io/dagger"

/** Says hello. */
@object()
export class Hello {
  /**
   * Greets somebody.
   *
   * @param name Who to greet.
   */
  @func()
  greeting(name: string = "world"): string {
    return `hello ${name}`
  }
}
