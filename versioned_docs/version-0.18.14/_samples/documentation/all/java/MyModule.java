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
    /** The version of Go whose formatter runs. */
    public String version;

    /** Lets the SDK fill in the fields. */
    public MyModule() {}

    /**
     * Configures the formatter.
     *
     * @param version The version of Go.
     */
    public MyModule(@Default("1.24") String version) {
        this.version = version;
    }

    /**
     * Formats the files of a project.
     *
     * Returns the whole project, with formatted files.
     *
     * @param source The project to format.
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
