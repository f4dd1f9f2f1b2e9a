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
     * Builds an Alpine image with the certificate installed.
     *
     * @param certificate The CA certificate, in PEM format.
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
