package io.dagger.modules.tests;

import static io.dagger.client.Dagger.dag;

import java.util.List;
import java.util.concurrent.ExecutionException;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Tests the shop module. */
@Object
public class Tests {
    /** Checks that an unknown platform is rejected. */
    @Function
    public void refusesUnknownPlatform() throws InterruptedException, ExecutionException {
        try {
            dag().shop().build("linux/abacus").sync();
        } catch (DaggerQueryException expected) {
            return;
        }
        throw new IllegalStateException("the platform linux/abacus was accepted");
    }

    /** Checks that the image contains the page. */
    @Function
    public void hasPage() throws InterruptedException, ExecutionException, DaggerQueryException {
        dag().shop()
                .build("linux/amd64")
                .withExec(List.of("grep", "shop", "/usr/share/nginx/html/index.html"))
                .sync();
    }
}
