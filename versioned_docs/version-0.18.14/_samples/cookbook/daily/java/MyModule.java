package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Builds base images. */
@Object
public class MyModule {
    /** Returns Alpine Linux with today's updates, cached for the rest of the day. */
    @Function
    public Container base() {
        return dag()
                .container()
                .from("alpine:3.22")
                // region: daily
                .withEnvVariable("UPDATED_ON", LocalDate.now(ZoneOffset.UTC).toString())
                .withExec(List.of("apk", "upgrade", "--no-cache"))
                .withoutEnvVariable("UPDATED_ON");
        // endregion: daily
    }
}
