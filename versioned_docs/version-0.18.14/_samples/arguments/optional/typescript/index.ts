/** Greets people. */
import { func, object } from "@dagger.io/dagger"

/** Greets people. */
@object()
export class MyModule {
  /**
   * Returns a greeting.
   *
   * @param name The name to greet.
   * @param title A title to put before the name.
   */
  @func()
  greet(name: string = "world", title?: string): string {
    if (title) {
      name = `${title} ${name}`
    }
    return `hello ${name}`
  }
}
