/** Writes greetings. */
import { func, object } from "@dagger.io/dagger"

/** Writes greetings. */
@object()
export class MyModule {
  /**
   * Greets somebody.
   *
   * @param name Who to greet.
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
