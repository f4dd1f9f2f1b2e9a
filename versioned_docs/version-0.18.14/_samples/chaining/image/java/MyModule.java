package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Builds web server images. */
@Object
public class MyModule {
    /**
     * Builds a web server image that contains a site.
     *
     * @param site The site's files.
     * @param server The web server's base image.
     */
    @Function
    public Container image(Directory site, @Default("nginx:1.28-alpine") String server) {
        return dag()
                .container()
                .from(server)
                .withDirectory("/usr/share/nginx/html", site)
                .withExposedPort(80);
    }
}
