package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Compresses a website for its server. */
@Object
public class MyModule {
    /**
     * Adds a compressed copy of each file to a site.
     *
     * @param site The site's files.
     */
    @Function
    public Directory compress(Directory site) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withDirectory("/site", site)
                .withWorkdir("/site")
                .withExec(List.of("sh", "-c", "find . -type f -exec gzip -9 -k -f {} +"))
                .directory(".");
    }
}
