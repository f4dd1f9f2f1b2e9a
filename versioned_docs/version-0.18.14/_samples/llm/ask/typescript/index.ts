/** Asks a language model. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** Asks a language model. */
@object()
export class MyModule {
  /**
   * Answers a question about a text.
   *
   * @param question The question to answer.
   * @param text The text to search for the answer.
   */
  @func()
  async ask(question: string, text: File): Promise<string> {
    return dag
      .llm({ maxAPICalls: 5 })
      .withSystemPrompt("Answer in one sentence, from the text only.")
      .withPromptFile(text)
      .withPrompt(question)
      .lastReply()
  }
}
