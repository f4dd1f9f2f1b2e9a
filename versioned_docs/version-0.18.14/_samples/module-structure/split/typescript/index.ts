/** Greets people. */
import { func, object } from "@dagger.io/dagger"

/** A greeter for one language. */
@object()
export class Greeter {
  /** The word to greet with. */
  @func()
  word: string

  constructor(word: string) {
    this.word = word
  }

  /**
   * Returns a greeting.
   *
   * @param name The name to greet.
   */
  @func()
  greet(name: string): string {
    return `${this.word} ${name}`
  }
}

/** Greets people. */
@object()
export class MyModule {
  /** Returns a greeter for English. */
  @func()
  english(): Greeter {
    return new Greeter("hello")
  }
}
