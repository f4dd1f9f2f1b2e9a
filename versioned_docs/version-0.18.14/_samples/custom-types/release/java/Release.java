package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** A version of the project and what belongs to it. */
@Object
public class Release {
    /** The version's number. */
    public String version;

    /** One package for each platform. */
    public List<Package> packages;

    /** Lets the SDK fill in the fields. */
    public Release() {}

    Release(String version, List<Package> packages) {
        this.version = version;
        this.packages = packages;
    }

    /** A release's notes. */
    @Function
    public File notes() {
        return dag().directory().withNewFile("NOTES.md", "# Release " + version + "\n").file("NOTES.md");
    }
}
