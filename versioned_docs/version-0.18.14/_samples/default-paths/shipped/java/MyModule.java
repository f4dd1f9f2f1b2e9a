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

/** Checks YAML files by the rules of this module. */
@Object
public class MyModule {
    /**
     * Checks the YAML files of a directory.
     *
     * @param source The files to check.
     * @param rules The rules; those of this module if left out.
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
