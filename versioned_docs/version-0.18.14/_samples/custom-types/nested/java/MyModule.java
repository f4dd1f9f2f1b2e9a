package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Looks into images. */
@Object
public class MyModule {
    /**
     * Finds out what an image is made of.
     *
     * @param image The image to look into.
     */
    @Function
    public Image inspect(Container image) throws Exception {
        String release = image.withExec(List.of("sh", "-c", ". /etc/os-release; printf %s \"$ID:$VERSION_ID\""))
                .stdout();
        String[] parts = release.split(":", 2);
        return new Image(image.user(), new Distribution(parts[0], parts[1]));
    }
}
