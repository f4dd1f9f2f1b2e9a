package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Lists documentation pages. */
@Object
public class MyModule {
    /**
     * Lists all pages in the documentation.
     *
     * @param docs The documentation directory.
     */
    @Function
    public List<Page> pages(Directory docs) throws Exception {
        return docs.glob("**/*.md").stream()
                .map(path -> new Page(path, docs.file(path)))
                .toList();
    }
}
