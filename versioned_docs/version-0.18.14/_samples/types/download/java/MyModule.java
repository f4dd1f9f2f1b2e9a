package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Downloads files. */
@Object
public class MyModule {
    /**
     * Downloads a file, and fails if its checksum doesn't match.
     *
     * @param url The file's URL.
     * @param checksum The file's SHA-256 checksum, in hexadecimal.
     */
    @Function
    public File download(String url, String checksum) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withWorkdir("/download")
                .withFile("file", dag().http(url))
                .withNewFile("sums", checksum + "  file\n")
                .withExec(List.of("sha256sum", "-c", "sums"))
                .file("file");
    }
}
