package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Builds Dockerfiles with unusual names or locations. */
@Object
public class MyModule {
    /**
     * Builds a Dockerfile with another name or in a subdirectory.
     *
     * @param source The build context.
     * @param path The Dockerfile's path in the build context.
     */
    @Function
    public Container named(Directory source, String path) {
        return source.dockerBuild(new Directory.DockerBuildArguments().withDockerfile(path));
    }

    /**
     * Builds a Dockerfile from outside the build context.
     *
     * @param source The build context.
     * @param dockerfile The Dockerfile.
     */
    @Function
    public Container outside(Directory source, File dockerfile) {
        return source.withFile("Dockerfile", dockerfile).dockerBuild();
    }
}
