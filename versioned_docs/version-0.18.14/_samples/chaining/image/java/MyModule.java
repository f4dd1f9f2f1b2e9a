package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Makes web server images. */
@Object
public class MyModule {
    /**
     * A web server with a site in it.
     *
     * @param site The site's files.
     * @param server The image of the web server.
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
