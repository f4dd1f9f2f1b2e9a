/** Says hello. */
import { func, object } from "@dagger.io/dagger"

/** Says hello. */
@object()
export class Hello {
  /**
   * Returns a greeting.
   *
   * @param name The name to greet.
   */
  @func()
  greeting(name: string = "world"): string {
    return `hello ${name}`
  }
}
