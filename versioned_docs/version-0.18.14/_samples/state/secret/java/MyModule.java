package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Reads what belongs to a GitHub account. */
@Object
public class MyModule {
    private Secret token;

    /** Lets the SDK fill in the fields. */
    public MyModule() {}

    /** @param token A GitHub token of the account. */
    public MyModule(Secret token) {
        this.token = token;
    }

    /** The account's profile, as JSON. */
    @Function
    public String profile() throws InterruptedException, ExecutionException, DaggerQueryException {
        return request("user").stdout();
    }

    /** The account's gists, as JSON. */
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
