/** Puts together a message. */
import { func, object } from "@dagger.io/dagger"

/** Puts together a message. */
@object()
export class MyModule {
  words: string[]

  constructor() {
    this.words = []
  }

  /**
   * The module with one more word.
   *
   * @param word The word to add.
   */
  @func()
  withWord(word: string): MyModule {
    const copy = new MyModule()
    copy.words = [...this.words, word]
    return copy
  }

  /** All words, with spaces between them. */
  @func()
  message(): string {
    return this.words.join(" ")
  }
}
