package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import java.util.List;
import java.util.concurrent.ExecutionException;
import io.dagger.client.Container;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Shows that Dagger only runs a request if you need its result. */
@Object
public class MyModule {
    /** Describes the request without making it. */
    @Function
    public String forgotten() {
        request();
        return "done";
    }

    /** Makes the request. */
    @Function
    public String forced() throws InterruptedException, ExecutionException, DaggerQueryException {
        request().sync();
        return "done";
    }

    private static Container request() {
        return dag().container()
                .from("alpine:3.22")
                .withExec(List.of("wget", "-q", "-O", "/answer", "https://example.com"));
    }
}
