package io.dagger.modules.mymodule;

import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** A Markdown page. */
@Object
public class Page {
    /** The page's path, relative to the documentation directory. */
    public String path;

    /** The page's file. */
    public File file;

    /** Used by the SDK to restore the object's fields. */
    public Page() {}

    Page(String path, File file) {
        this.path = path;
        this.file = file;
    }

    /** Returns the page's first line without the heading marker. */
    @Function
    public String title() throws InterruptedException, ExecutionException, DaggerQueryException {
        return file.contents().split("\n", 2)[0].replaceFirst("^# ", "");
    }
}
