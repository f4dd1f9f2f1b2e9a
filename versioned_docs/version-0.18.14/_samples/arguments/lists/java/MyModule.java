package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

/** Installs Alpine packages. */
@Object
public class MyModule {
    /**
     * Returns an Alpine Linux container with packages installed.
     *
     * @param keys The public keys that the packages are signed with.
     * @param packages The packages to install.
     */
    @Function
    public Container install(List<File> keys, @Default("[\"curl\", \"jq\"]") List<String> packages) {
        List<String> command = new ArrayList<>(List.of("apk", "add"));
        command.addAll(packages);
        return dag().container().from("alpine:3.22").withFiles("/etc/apk/keys", keys).withExec(command);
    }
}
