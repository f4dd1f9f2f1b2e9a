/** Greets people. */
import { func, object } from "@dagger.io/dagger"

/** Greets in one language. */
@object()
export class Greeter {
  /** The word to greet with. */
  @func()
  word: string

  constructor(word: string) {
    this.word = word
  }

  /**
   * A greeting.
   *
   * @param name Who to greet.
   */
  @func()
  greet(name: string): string {
    return `${this.word} ${name}`
  }
}

/** Greets people. */
@object()
export class MyModule {
  /** Greets in English. */
  @func()
  english(): Greeter {
    return new Greeter("hello")
  }
}
