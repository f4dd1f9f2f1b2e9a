package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Reads private data from a web API. */
@Object
public class MyModule {
    /**
     * Returns the name of the user that a GitHub token belongs to.
     *
     * @param token A GitHub token with the read:user scope.
     */
    @Function
    public String whoami(Secret token) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "curl", "jq"))
                // region: secret
                .withSecretVariable("GITHUB_TOKEN", token)
                // endregion: secret
                .withExec(List.of(
                        "sh",
                        "-eo",
                        "pipefail",
                        "-c",
                        "curl -fsS -H \"Authorization: Bearer $GITHUB_TOKEN\" https://api.github.com/user | jq -r .login"))
                .stdout();
    }
}
