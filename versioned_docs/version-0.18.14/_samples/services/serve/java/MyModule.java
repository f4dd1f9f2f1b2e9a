package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Serves static files. */
@Object
public class MyModule {
    /**
     * Serves a directory with nginx on port 80.
     *
     * @param site The files to serve.
     */
    @Function
    public Service serve(Directory site) {
        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withDirectory("/usr/share/nginx/html", site)
                .withExposedPort(80)
                .asService();
    }
}
