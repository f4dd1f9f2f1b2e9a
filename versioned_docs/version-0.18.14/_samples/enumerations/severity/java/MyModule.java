package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import java.util.List;
import java.util.concurrent.ExecutionException;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Scans images for vulnerabilities. */
@Object
public class MyModule {
    /**
     * Scans an image and returns the report.
     *
     * @param image The image's address.
     * @param severity The severity to report.
     */
    @Function
    public String scan(String image, Severity severity) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("aquasec/trivy:0.64.1")
                .withExec(List.of("trivy", "image", "--quiet", "--severity=" + severity, image))
                .stdout();
    }
}
