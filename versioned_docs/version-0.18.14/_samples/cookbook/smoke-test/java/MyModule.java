package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Smoke-tests web server images. */
@Object
public class MyModule {
    /**
     * Runs an image as a service and returns one of its pages.
     *
     * @param image The web server image.
     * @param port The port that the server listens on.
     * @param page The path of the page to fetch.
     */
    @Function
    public String smoke(Container image, @Default("80") int port, @Default("/") String page)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        // region: bind
        Service server = image.withExposedPort(port).asService();
        Container client = dag().container().from("alpine:3.22").withServiceBinding("web", server);
        // endregion: bind

        return client.withExec(List.of("wget", "-qO-", "http://web:" + port + page)).stdout();
    }
}
