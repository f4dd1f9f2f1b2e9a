package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.LLM;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Records conversations with a language model. */
@Object
public class MyModule {
    /**
     * Asks a question and returns the conversation with its token count.
     *
     * @param question The question to ask.
     */
    @Function
    public String transcript(String question) throws InterruptedException, ExecutionException, DaggerQueryException {
        LLM talk = dag().llm().withPrompt(question).loop();

        // region: read
        List<String> lines = talk.history();
        int tokens = talk.tokenUsage().totalTokens();
        // endregion: read

        return String.join("\n", lines) + "\n\nTokens: " + tokens;
    }
}
