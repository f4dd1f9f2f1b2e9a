/** Prompts a chosen model, with limits. */
import { dag, func, object } from "@dagger.io/dagger"

/** Explains error messages. */
@object()
export class MyModule {
  /**
   * Explains an error message in one sentence.
   *
   * @param message The error message.
   * @param model The model to use.
   */
  @func()
  async explain(message: string, model = "gpt-4.1"): Promise<string> {
    // region: limits
    const assistant = dag
      .llm({ model, maxAPICalls: 2 })
      .withSystemPrompt("You explain error messages to beginners. Answer in one sentence.")
    // endregion: limits

    return assistant.withPrompt(message).lastReply()
  }
}
