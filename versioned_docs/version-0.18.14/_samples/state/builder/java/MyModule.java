package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

/** Builds an image step by step. */
@Object
public class MyModule {
    /** The packages added so far. */
    public List<String> packages = new ArrayList<>();

    private String mirror = "";

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Adds a package.
     *
     * @param name The package's name.
     */
    @Function
    public MyModule withPackage(String name) {
        packages.add(name);
        return this;
    }

    /**
     * Sets the package mirror.
     *
     * @param url The mirror's URL.
     */
    @Function
    public MyModule withMirror(String url) {
        mirror = url;
        return this;
    }

    /** Builds the image with all packages. */
    @Function
    public Container build() {
        List<String> command = new ArrayList<>(List.of("apk", "add"));
        if (!mirror.isEmpty()) {
            command.add("--repository=" + mirror);
        }
        command.addAll(packages);
        return dag().container().from("alpine:3.22").withExec(command);
    }
}
