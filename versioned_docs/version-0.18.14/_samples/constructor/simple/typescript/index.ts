/** Greets people in a chosen way. */
import { func, object } from "@dagger.io/dagger"

/** Greets people in a chosen way. */
@object()
export class MyModule {
  /** The greeting to use. */
  @func()
  greeting: string

  /**
   * Configures the greetings.
   *
   * @param greeting The greeting to use.
   */
  constructor(greeting: string = "hello") {
    this.greeting = greeting
  }

  /**
   * Greets somebody.
   *
   * @param name Who to greet.
   */
  @func()
  greet(name: string): string {
    return `${this.greeting} ${name}`
  }
}
