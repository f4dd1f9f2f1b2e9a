package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Lists files. */
@Object
public class MyModule {
    /**
     * The files that are uploaded.
     *
     * @param source The project, without what is generated or private.
     */
    @Function
    public List<String> files(
            @DefaultPath("/") @Ignore({"**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"})
                    Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return source.glob("**/*");
    }
}
