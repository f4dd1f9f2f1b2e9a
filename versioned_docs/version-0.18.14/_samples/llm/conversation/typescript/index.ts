/** Prompts a language model twice and counts the tokens. */
import { dag, func, object } from "@dagger.io/dagger"

/** Talks to a language model. */
@object()
export class MyModule {
  /**
   * Returns a poem, its second version and the number of tokens used.
   *
   * @param subject The subject of the poem.
   */
  @func()
  async poem(subject: string): Promise<string> {
    // region: talk
    const first = dag.llm().withPrompt(`Write a poem of four lines about ${subject}.`).loop()
    const second = first.withPrompt("Now the same without adjectives.")
    // endregion: talk

    const before = await first.lastReply()
    const after = await second.lastReply()
    const tokens = await second.tokenUsage().totalTokens()
    return `${before}\n\n${after}\n\n${tokens} tokens`
  }
}
