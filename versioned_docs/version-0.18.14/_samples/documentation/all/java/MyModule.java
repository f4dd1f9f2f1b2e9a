package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Formats Go source code. */
@Object
public class MyModule {
    /** The Go version whose formatter is used. */
    public String version;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Configures the formatter.
     *
     * @param version The Go version.
     */
    public MyModule(@Default("1.24") String version) {
        this.version = version;
    }

    /**
     * Formats a project's Go files.
     *
     * Returns the whole project, not just the formatted files.
     *
     * @param source The project directory.
     */
    @Function
    public Directory format(Directory source) {
        return dag()
                .container()
                .from("golang:" + version + "-alpine")
                .withDirectory("/src", source)
                .withExec(List.of("gofmt", "-w", "/src"))
                .directory("/src");
    }
}
