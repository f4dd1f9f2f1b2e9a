package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Lists the pages of a documentation. */
@Object
public class MyModule {
    /**
     * All pages of a documentation.
     *
     * @param docs The documentation.
     */
    @Function
    public List<Page> pages(Directory docs) throws Exception {
        return docs.glob("**/*.md").stream()
                .map(path -> new Page(path, docs.file(path)))
                .toList();
    }
}
