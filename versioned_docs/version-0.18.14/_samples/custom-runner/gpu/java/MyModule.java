package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Looks at the graphics cards of the engine. */
@Object
public class MyModule {
    /** Lists the cards that a container can use. */
    @Function
    public String devices() throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("nvidia/cuda:12.6.3-base-ubuntu24.04")
                // region: gpu
                .experimentalWithAllGPUs()
                // endregion: gpu
                .withExec(List.of("nvidia-smi", "-L"))
                .stdout();
    }
}
