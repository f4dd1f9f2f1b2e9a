package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.GitRef;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Builds images labelled with their source. */
@Object
public class MyModule {
    /**
     * Builds a web server image of a site, labelled with its commit.
     *
     * @param version The Git ref to build, with the site in "public".
     */
    @Function
    public Container image(GitRef version) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withDirectory("/usr/share/nginx/html", version.tree().directory("public"))
                // region: labels
                .withLabel("org.opencontainers.image.title", "Site")
                .withLabel("org.opencontainers.image.revision", version.commit());
        // endregion: labels
    }
}
