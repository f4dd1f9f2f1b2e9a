package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** A version of the project, with its packages. */
@Object
public class Release {
    /** The version number. */
    public String version;

    /** The packages, one for each platform. */
    public List<Package> packages;

    /** Used by the SDK to restore the object's fields. */
    public Release() {}

    Release(String version, List<Package> packages) {
        this.version = version;
        this.packages = packages;
    }

    /** Returns the release notes. */
    @Function
    public File notes() {
        return dag().directory().withNewFile("NOTES.md", "# Release " + version + "\n").file("NOTES.md");
    }
}
