package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.LLM;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Talks to a language model. */
@Object
public class MyModule {
    /**
     * Returns a poem, its second version and the number of tokens used.
     *
     * @param subject The subject of the poem.
     */
    @Function
    public String poem(String subject) throws InterruptedException, ExecutionException, DaggerQueryException {
        // region: talk
        LLM first = dag().llm().withPrompt("Write a poem of four lines about " + subject + ".").loop();
        LLM second = first.withPrompt("Now the same without adjectives.");
        // endregion: talk

        String before = first.lastReply();
        String after = second.lastReply();
        int tokens = second.tokenUsage().totalTokens();
        return before + "\n\n" + after + "\n\n" + tokens + " tokens";
    }
}
