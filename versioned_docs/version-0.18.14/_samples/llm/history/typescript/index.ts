/** Shows a whole conversation and what it used. */
import { dag, func, object } from "@dagger.io/dagger"

/** Keeps records of conversations. */
@object()
export class MyModule {
  /**
   * Asks a question, and returns the conversation with its number of tokens.
   *
   * @param question What to ask.
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
