package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Checks websites. */
@Object
public class MyModule {
    /**
     * Waits for a website to respond, and fails after a timeout.
     *
     * @param url The URL to request, for example https://example.com/health.
     * @param seconds The timeout, in seconds.
     */
    @Function("wait")
    public String waitFor(String url, @Default("10") int seconds) throws Exception {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("wget", "-q", "-T", String.valueOf(seconds), "-O", "-", url))
                .stdout();
    }
}
