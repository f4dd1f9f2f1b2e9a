package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Reaches a service directly while a proxy is configured. */
@Object
public class MyModule {
    /** Requests a web server's headers without going through the proxy. */
    @Function
    public String check() throws InterruptedException, ExecutionException, DaggerQueryException {
        Service web = dag()
                .container()
                .from("nginx:1.28-alpine")
                .withExposedPort(80)
                .asService();

        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "curl"))
                // region: exclude
                .withEnvVariable("NO_PROXY", "localhost,127.0.0.1,web")
                // endregion: exclude
                .withServiceBinding("web", web)
                .withExec(List.of("curl", "-fsSI", "http://web"))
                .stdout();
    }
}
