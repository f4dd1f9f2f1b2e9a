package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Reads a GitHub account's data. */
@Object
public class MyModule {
    private Secret token;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /** @param token The account's GitHub token. */
    public MyModule(Secret token) {
        this.token = token;
    }

    /** Returns the account's profile as JSON. */
    @Function
    public String profile() throws InterruptedException, ExecutionException, DaggerQueryException {
        return request("user").stdout();
    }

    /** Returns the account's gists as JSON. */
    @Function
    public String gists() throws InterruptedException, ExecutionException, DaggerQueryException {
        return request("gists").stdout();
    }

    private Container request(String path) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "curl"))
                .withSecretVariable("GITHUB_TOKEN", token)
                .withExec(List.of(
                        "sh", "-c", "curl -fsS --oauth2-bearer \"$GITHUB_TOKEN\" https://api.github.com/" + path));
    }
}
