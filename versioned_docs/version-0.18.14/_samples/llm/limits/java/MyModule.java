package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.LLM;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Explains error messages. */
@Object
public class MyModule {
    /**
     * Explains an error message in one sentence.
     *
     * @param message The error message.
     * @param model The model to use.
     */
    @Function
    public String explain(String message, @Default("gpt-4.1") String model)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        // region: limits
        LLM assistant = dag()
                .llm(new Client.LlmArguments().withModel(model).withMaxAPICalls(2))
                .withSystemPrompt("You explain error messages to beginners. Answer in one sentence.");
        // endregion: limits

        return assistant.withPrompt(message).lastReply();
    }
}
