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
     * Lists the uploaded files and directories.
     *
     * @param source The project directory, without generated and private files.
     */
    @Function
    public List<String> files(
            @DefaultPath("/") @Ignore({"**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"})
                    Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return source.glob("**/*");
    }
}
