package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Makes Node.js trust the system's certificates. */
@Object
public class MyModule {
    private static final String SCRIPT = "fetch(process.argv[1]).then(({status}) => console.log(status))";

    /**
     * Fetches a page with Node.js and returns the HTTP status code.
     *
     * @param url The page's URL.
     */
    @Function
    public String status(String url) throws Exception {
        return dag()
                .container()
                .from("node:22-slim")
                // region: trust
                .withEnvVariable("NODE_EXTRA_CA_CERTS", "/etc/ssl/certs/ca-certificates.crt")
                // endregion: trust
                .withExec(List.of("node", "--eval", SCRIPT, url))
                .stdout();
    }
}
