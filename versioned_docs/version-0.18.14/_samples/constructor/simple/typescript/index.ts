/** Greets people with a configurable greeting. */
import { func, object } from "@dagger.io/dagger"

/** Greets people with a configurable greeting. */
@object()
export class MyModule {
  /** The greeting to use. */
  @func()
  greeting: string

  /**
   * Sets the greeting.
   *
   * @param greeting The greeting to use.
   */
  constructor(greeting: string = "hello") {
    this.greeting = greeting
  }

  /**
   * Returns a greeting.
   *
   * @param name The name to greet.
   */
  @func()
  greet(name: string): string {
    return `${this.greeting} ${name}`
  }
}
