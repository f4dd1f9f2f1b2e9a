package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Checks a web server's configuration. */
@Object
public class MyModule {
    /**
     * Returns nginx's report on a configuration, or fails if it's invalid.
     *
     * @param config The main configuration file.
     * @param sites The directory with one configuration file per site.
     */
    @Function
    public String check(File config, Directory sites)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withMountedFile("/etc/nginx/nginx.conf", config)
                .withMountedDirectory("/etc/nginx/conf.d", sites)
                .withExec(List.of("nginx", "-t"))
                .stderr();
    }
}
