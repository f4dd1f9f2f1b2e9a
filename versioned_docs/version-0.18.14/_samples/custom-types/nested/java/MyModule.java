package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Inspects images. */
@Object
public class MyModule {
    /**
     * Returns an image's user and distribution.
     *
     * @param image The image to inspect.
     */
    @Function
    public Image inspect(Container image) throws Exception {
        String release = image.withExec(List.of("sh", "-c", ". /etc/os-release; printf %s \"$ID:$VERSION_ID\""))
                .stdout();
        String[] parts = release.split(":", 2);
        return new Image(image.user(), new Distribution(parts[0], parts[1]));
    }
}
