/** Greets people. */
import { float, func, object } from "@dagger.io/dagger"

/** Greets people. */
@object()
export class MyModule {
  /**
   * Returns a greeting.
   *
   * @param names The names of the people to greet.
   * @param times The number of times to repeat the greeting.
   * @param volume The volume, from 0 to 1; above 0.5, the greeting is in capitals.
   * @param ask Whether to ask how they are.
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
