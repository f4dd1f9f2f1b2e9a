package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Builds web server images. */
@Object
public class MyModule {
    /**
     * Builds a web server image with the module's own configuration.
     *
     * @param site The site's files.
     */
    @Function
    public Container server(Directory site) {
        File config = dag().currentModule().source().file("files/site.conf");

        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withFile("/etc/nginx/conf.d/default.conf", config)
                .withDirectory("/usr/share/nginx/html", site);
    }
}
