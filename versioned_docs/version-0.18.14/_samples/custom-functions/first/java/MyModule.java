package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Inspects container images. */
@Object
public class MyModule {
    /**
     * Returns the release information of an image's distribution.
     *
     * @param image The image's address.
     */
    @Function
    public String release(String image) throws Exception {
        return dag()
                .container()
                .from(image)
                .withExec(List.of("cat", "/etc/os-release"))
                .stdout();
    }
}
