package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/** Compresses text. */
@Object
public class MyModule {
    /**
     * Compresses text into a gzip file.
     *
     * @param text The text to compress.
     */
    @Function
    public File pack(String text) throws IOException {
        try (OutputStream packer = new GZIPOutputStream(Files.newOutputStream(Path.of("text.gz")))) {
            packer.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return dag().currentModule().workdirFile("text.gz");
    }
}
