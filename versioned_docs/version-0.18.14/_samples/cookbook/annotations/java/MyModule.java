package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Publishes a handbook as a web server image. */
@Object
public class MyModule {
    /**
     * Publishes the handbook and returns the image's address with its digest.
     *
     * @param pages The handbook's pages.
     * @param address The address to publish to, with a tag.
     * @param repository The URL of the repository that contains the pages.
     */
    @Function
    public String publish(Directory pages, String address, String repository)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withDirectory("/usr/share/nginx/html", pages)
                // region: annotations
                .withAnnotation("org.opencontainers.image.title", "Handbook")
                .withAnnotation("org.opencontainers.image.description", "How we work, as a website")
                .withAnnotation("org.opencontainers.image.source", repository)
                // endregion: annotations
                .publish(address);
    }
}
