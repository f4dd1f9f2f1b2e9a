package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Platform;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Inspects platforms. */
@Object
public class MyModule {
    /**
     * Returns the machine type that uname reports on a platform.
     *
     * @param platform The platform, for example linux/arm64.
     */
    @Function
    public String machine(String platform) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container(new Client.ContainerArguments().withPlatform(Platform.from(platform)))
                .from("alpine:3.22")
                .withExec(List.of("uname", "-m"))
                .stdout();
    }
}
