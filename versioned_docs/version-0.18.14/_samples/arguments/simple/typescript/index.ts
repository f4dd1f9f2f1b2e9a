/** Writes greetings. */
import { float, func, object } from "@dagger.io/dagger"

/** Writes greetings. */
@object()
export class MyModule {
  /**
   * Greets people.
   *
   * @param names The people to greet.
   * @param times How often to greet each.
   * @param volume How loud to greet, from 0 to 1.
   * @param ask Whether to add a question.
   */
  @func()
  greet(names: string[], times: number, volume: float, ask: boolean): string {
    let greeting = "hello " + names.join(" and ")
    if (volume > 0.5) {
      greeting = greeting.toUpperCase()
    }
    if (ask) {
      greeting += ", how are you?"
    }
    return `${greeting}\n`.repeat(times)
  }
}
