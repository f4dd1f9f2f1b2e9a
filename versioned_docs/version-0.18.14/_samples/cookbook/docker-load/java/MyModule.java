package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Socket;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Loads images into the caller's Docker daemon. */
@Object
public class MyModule {
    /** The tarball has no tag, so the script tags the image that Docker has loaded. */
    private static final String LOAD =
            """
            set -e
            image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
            docker tag "$image" "$NAME"
            docker image ls "$NAME"
            """;

    /**
     * Loads an image into Docker and returns its entry in Docker's image list.
     *
     * @param image The image to load.
     * @param name The image's name in Docker.
     * @param docker The Docker daemon's socket.
     */
    @Function
    public String load(Container image, String name, Socket docker)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("docker:28.3.2-cli")
                // region: socket
                .withUnixSocket("/var/run/docker.sock", docker)
                .withMountedFile("/image.tar", image.asTarball())
                // endregion: socket
                .withEnvVariable("NAME", name)
                .withEnvVariable("LOADED_AT", Instant.now().toString())
                .withExec(List.of("sh", "-eo", "pipefail", "-c", LOAD))
                .stdout();
    }
}
