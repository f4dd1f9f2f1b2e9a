package io.dagger.modules.mymodule;

import io.dagger.client.BuildArg;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds Dockerfiles. */
@Object
public class MyModule {
    /**
     * Builds one stage of a project's Dockerfile.
     *
     * @param source The project directory, with its Dockerfile.
     * @param target The name of the stage.
     * @param goVersion The value of the build argument GO_VERSION.
     */
    @Function
    public Container stage(Directory source, String target, @Default("1.24") String goVersion) {
        BuildArg version = new BuildArg().withName("GO_VERSION").withValue(goVersion);

        return source.dockerBuild(
                new Directory.DockerBuildArguments().withTarget(target).withBuildArgs(List.of(version)));
    }
}
