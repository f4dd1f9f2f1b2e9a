package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerExecException;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Downloads from unreliable servers. */
@Object
public class MyModule {
    /**
     * Downloads a page, trying up to three times.
     *
     * @param url The page's URL.
     */
    @Function
    public String fetch(String url) throws InterruptedException, ExecutionException, DaggerQueryException {
        for (int attempt = 1; ; attempt++) {
            try {
                return dag()
                        .container()
                        .from("alpine:3.22")
                        // region: attempt
                        .withEnvVariable("ATTEMPT", String.valueOf(attempt))
                        // endregion: attempt
                        .withExec(List.of("wget", "-qO-", url))
                        .stdout();
            } catch (DaggerExecException failed) {
                if (attempt == 3) {
                    throw failed;
                }
            }
        }
    }
}
