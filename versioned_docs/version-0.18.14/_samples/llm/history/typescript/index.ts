/** Returns a whole conversation and its token usage. */
import { dag, func, object } from "@dagger.io/dagger"

/** Records conversations with a language model. */
@object()
export class MyModule {
  /**
   * Asks a question and returns the conversation with its token count.
   *
   * @param question The question to ask.
   */
  @func()
  async transcript(question: string): Promise<string> {
    const talk = dag.llm().withPrompt(question).loop()

    // region: read
    const lines = await talk.history()
    const tokens = await talk.tokenUsage().totalTokens()
    // endregion: read

    return [...lines, "", `Tokens: ${tokens}`].join("\n")
  }
}
