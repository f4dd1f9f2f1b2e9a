package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Lints YAML files with the module's own rules. */
@Object
public class MyModule {
    /**
     * Lints the YAML files in a directory.
     *
     * @param source The directory to lint.
     * @param rules The yamllint configuration (default: the module's own rules).
     */
    @Function
    public String lint(Directory source, @DefaultPath("rules/yamllint.yml") File rules)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("python:3.12-slim")
                .withExec(List.of("pip", "install", "yamllint==1.37.1"))
                .withMountedFile("/rules.yml", rules)
                .withMountedDirectory("/src", source)
                .withExec(List.of("yamllint", "--config-file", "/rules.yml", "/src"))
                .stdout();
    }
}
