package io.dagger.modules.basics;

import java.util.List;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

import static io.dagger.client.Dagger.dag;

/** First steps with Dagger. */
@Object
public class Basics {
    /** Returns an Alpine container with Git. */
    @Function
    public Container tools() {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "--no-cache", "git"));
    }
}
