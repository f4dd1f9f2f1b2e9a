package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Env;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Writes release notes with a language model. */
@Object
public class MyModule {
    /**
     * Writes release notes for the changes since a tag.
     *
     * @param source The repository, with its Git history.
     * @param since The tag of the previous release.
     */
    @Function
    public File notes(Directory source, String since) {
        Container workspace = dag()
                .container()
                .from("alpine/git:2.49.1")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withEnvVariable("SINCE", since);

        // region: env
        Env environment = dag()
                .env()
                .withContainerInput("repository", workspace, "a container with git and the repository in /src")
                .withStringInput("since", since, "the tag of the previous release")
                .withFileOutput("notes", "the release notes, in Markdown");
        // endregion: env

        return dag()
                .llm()
                .withEnv(environment)
                .withPrompt("Write release notes for the commits since the tag $since. "
                        + "Name what users notice. Leave out refactorings.")
                .env()
                .output("notes")
                .asFile();
    }
}
