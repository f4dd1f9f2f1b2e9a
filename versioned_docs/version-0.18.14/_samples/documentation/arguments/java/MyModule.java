package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Downloads pages. */
@Object
public class MyModule {
    /**
     * Downloads a page, and fails if the server doesn't respond in time.
     *
     * @param url The page's URL, for example https://example.com/about.
     * @param seconds The timeout, in seconds.
     */
    @Function
    public String download(String url, @Default("10") int seconds) throws Exception {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("wget", "-q", "-T", String.valueOf(seconds), "-O", "-", url))
                .stdout();
    }
}
