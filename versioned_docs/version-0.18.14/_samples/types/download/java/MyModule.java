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
     * A file from the web. The call fails if its content is not the expected one.
     *
     * @param url The address of the file.
     * @param checksum The SHA-256 checksum of the file, in hexadecimal digits.
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
