package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;

/** Makes base images. */
@Object
public class MyModule {
    /** Alpine Linux with today's updates. Further calls on the same day take them from the cache. */
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
