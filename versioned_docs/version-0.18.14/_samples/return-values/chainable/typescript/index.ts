/** Builds a message word by word. */
import { func, object } from "@dagger.io/dagger"

/** Builds a message word by word. */
@object()
export class MyModule {
  words: string[]

  constructor() {
    this.words = []
  }

  /**
   * Adds a word to the message.
   *
   * @param word The word to add.
   */
  @func()
  withWord(word: string): MyModule {
    const copy = new MyModule()
    copy.words = [...this.words, word]
    return copy
  }

  /** Returns all words, separated by spaces. */
  @func()
  message(): string {
    return this.words.join(" ")
  }
}
