package io.dagger.modules.runner;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.Optional;

/** Runs commands on files. */
@Object
public class Runner {
    private String image;
    private String workdir;

    /** Used by the SDK to restore the object's fields. */
    public Runner() {}

    /**
     * @param image The image to run commands in.
     * @param workdir The directory to copy the files to.
     */
    public Runner(String image, @Default("/src") Optional<String> workdir) {
        this.image = image;
        this.workdir = workdir.get();
    }

    /**
     * Runs a command on the files.
     *
     * @param source The files to copy.
     * @param command The command and its arguments.
     */
    @Function
    public Container run(Directory source, List<String> command) {
        return dag()
                .container()
                .from(image)
                .withDirectory(workdir, source)
                .withWorkdir(workdir)
                .withExec(command);
    }
}
