package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Platform;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.stream.Stream;

/** Packs images into tarballs. */
@Object
public class MyModule {
    /**
     * Returns a tarball of a site's image for two platforms.
     *
     * @param site The site's files.
     */
    @Function
    public File tarball(Directory site) {
        List<Container> variants = Stream.of("linux/amd64", "linux/arm64")
                .map(platform -> dag()
                        .container(new Client.ContainerArguments().withPlatform(Platform.from(platform)))
                        .from("nginx:1.28-alpine")
                        .withDirectory("/usr/share/nginx/html", site))
                .toList();

        return dag().container().asTarball(new Container.AsTarballArguments().withPlatformVariants(variants));
    }
}
