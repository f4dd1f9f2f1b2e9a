package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Asks a language model. */
@Object
public class MyModule {
    /**
     * Answers a question about a text.
     *
     * @param question The question to answer.
     * @param text The text to search for the answer.
     */
    @Function
    public String ask(String question, File text) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .llm(new Client.LlmArguments().withMaxAPICalls(5))
                .withSystemPrompt("Answer in one sentence, from the text only.")
                .withPromptFile(text)
                .withPrompt(question)
                .lastReply();
    }
}
