package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Checks the configuration of a web server. */
@Object
public class MyModule {
    /**
     * What nginx says about a configuration. The call fails if nginx would not start with it.
     *
     * @param config The main configuration file.
     * @param sites The directory with a file for each site.
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
