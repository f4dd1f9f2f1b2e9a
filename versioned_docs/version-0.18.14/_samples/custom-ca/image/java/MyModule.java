package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds images that trust a company's certificate authority. */
@Object
public class MyModule {
    /**
     * An Alpine image with the certificate in its layers.
     *
     * @param certificate The certificate, as PEM.
     */
    @Function
    public Container base(File certificate) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "ca-certificates"))
                // region: install
                .withFile("/usr/local/share/ca-certificates/company.crt", certificate)
                .withExec(List.of("update-ca-certificates"));
        // endregion: install
    }
}
