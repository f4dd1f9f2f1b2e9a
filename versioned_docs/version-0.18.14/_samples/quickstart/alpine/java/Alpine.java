package io.dagger.modules.alpine;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds containers from Alpine Linux packages. */
@Object
public class Alpine {
    private String branch;
    private List<String> packages;

    /** Used by the SDK to restore the object's fields. */
    public Alpine() {}

    /**
     * Sets the packages to install.
     *
     * @param arch The architecture to build for.
     * @param branch The Alpine branch to download packages from.
     * @param packages The packages to install.
     */
    public Alpine(Optional<String> arch, @Default("edge") Optional<String> branch, Optional<List<String>> packages) {
        this.branch = branch.get();
        this.packages = packages.orElse(List.of());
    }

    /** Returns a container with the packages. */
    @Function
    public Container container() {
        List<String> command = new ArrayList<>(List.of("apk", "add"));
        command.addAll(packages);
        return dag().container().from("alpine:" + branch).withExec(command);
    }
}
