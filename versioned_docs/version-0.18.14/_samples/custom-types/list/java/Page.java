package io.dagger.modules.mymodule;

import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** A page in Markdown. */
@Object
public class Page {
    /** Where the page is, from the top of the documentation. */
    public String path;

    /** The page itself. */
    public File file;

    /** Lets the SDK fill in the fields. */
    public Page() {}

    Page(String path, File file) {
        this.path = path;
        this.file = file;
    }

    /** The first line of the page, without the sign of a heading. */
    @Function
    public String title() throws InterruptedException, ExecutionException, DaggerQueryException {
        return file.contents().split("\n", 2)[0].replaceFirst("^# ", "");
    }
}
