package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Calls an API with a token. */
@Object
public class MyModule {
    /**
     * Returns the GitHub user that a token belongs to, as JSON.
     *
     * @param token A GitHub token.
     */
    @Function
    public String user(Secret token) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "curl"))
                .withSecretVariable("TOKEN", token)
                .withExec(List.of(
                        "sh", "-c", "curl -fsS -H \"Authorization: Bearer $TOKEN\" https://api.github.com/user"))
                .stdout();
    }
}
