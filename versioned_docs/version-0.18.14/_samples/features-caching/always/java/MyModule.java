package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Checks websites. */
@Object
public class MyModule {
    /**
     * Requests a page on every run and returns the response's headers.
     *
     * @param url The page's URL.
     */
    @Function
    public String check(String url)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        var tools = dag().container().from("alpine:3.22").withExec(List.of("apk", "add", "curl"));
        return tools
                // region: always
                .withEnvVariable("CHECKED_AT", Instant.now().toString())
                // endregion: always
                .withExec(List.of("curl", "-fsSI", url))
                .stdout();
    }
}
