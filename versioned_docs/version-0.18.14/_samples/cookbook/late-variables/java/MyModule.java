package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests Ruby projects. */
@Object
public class MyModule {
    /**
     * Runs the tests. Changing the variables doesn't reinstall the gems.
     *
     * @param source The project directory, with Gemfile and Gemfile.lock.
     * @param variables Environment variables for the tests, each as NAME=VALUE.
     */
    @Function
    public String test(Directory source, @Default("[]") List<String> variables)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        Container tests = dag()
                .container()
                .from("ruby:3.4")
                .withWorkdir("/src")
                .withDirectory(
                        ".", source, new Container.WithDirectoryArguments().withInclude(List.of("Gemfile", "Gemfile.lock")))
                .withExec(List.of("bundle", "install"))
                .withDirectory(".", source);
        // region: variables
        for (String variable : variables) {
            String[] parts = variable.split("=", 2);
            if (parts.length < 2) {
                throw new IllegalArgumentException(
                        String.format("\"%s\" has no value, write %s=VALUE", variable, variable));
            }
            tests = tests.withEnvVariable(parts[0], parts[1]);
        }
        // endregion: variables
        return tests.withExec(List.of("bundle", "exec", "rake", "test")).stdout();
    }
}
