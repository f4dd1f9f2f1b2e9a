package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Calls a service at its endpoint. */
@Object
public class MyModule {
    /** Starts a web server and returns its home page. */
    @Function
    public String home() throws InterruptedException, ExecutionException, DaggerQueryException {
        // region: endpoint
        Service server = dag()
                .container()
                .from("nginx:1.28-alpine")
                .withExposedPort(80)
                .asService()
                .start();
        String url = server.endpoint(new Service.EndpointArguments().withScheme("http"));
        // endregion: endpoint

        return dag().http(url, new Client.HttpArguments().withExperimentalServiceHost(server)).contents();
    }
}
