package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

/** Builds containers with Debian packages. */
@Object
public class MyModule {
    /**
     * Returns a Debian container with packages installed.
     *
     * @param packages The packages to install.
     */
    @Function
    public Container tools(List<String> packages) {
        List<String> install = new ArrayList<>(List.of("apt-get", "install", "--yes"));
        install.addAll(packages);
        return dag()
                .container()
                .from("debian:12-slim")
                .withMountedCache(
                        "/var/cache/apt/archives",
                        dag().cacheVolume("apt-archives"),
                        new Container.WithMountedCacheArguments().withSharing(CacheSharingMode.LOCKED))
                .withoutFile("/etc/apt/apt.conf.d/docker-clean")
                .withExec(List.of("apt-get", "update"))
                .withExec(install);
    }
}
