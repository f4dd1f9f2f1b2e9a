package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests, builds and packages a Go service. */
@Object
public class MyModule {
    /**
     * Runs the tests against a PostgreSQL database.
     *
     * @param source The service's source directory, with go.mod and go.sum.
     */
    @Function
    public String test(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        Service database = dag()
                .container()
                .from("postgres:16-alpine")
                .withEnvVariable("POSTGRES_DB", "orders")
                .withEnvVariable("POSTGRES_PASSWORD", "test")
                .withExposedPort(5432)
                .asService(new Container.AsServiceArguments().withUseEntrypoint(true));
        return toolchain(source)
                .withServiceBinding("db", database)
                .withEnvVariable("DATABASE_URL", "postgres://postgres:test@db:5432/orders?sslmode=disable")
                .withExec(List.of("go", "test", "./..."))
                .stdout();
    }

    /**
     * Builds the program.
     *
     * @param source The service's source directory, with go.mod and go.sum.
     */
    @Function
    public File build(Directory source) {
        return toolchain(source)
                .withEnvVariable("CGO_ENABLED", "0")
                .withExec(List.of("go", "build", "-o", "/out/orders", "."))
                .file("/out/orders");
    }

    /**
     * Packages the program as an image.
     *
     * @param source The service's source directory, with go.mod and go.sum.
     */
    @Function
    public Container image(Directory source) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withFile("/usr/local/bin/orders", build(source))
                .withExposedPort(8080)
                .withEntrypoint(List.of("orders"));
    }

    /** Returns Go with the service's sources and dependencies. */
    private Container toolchain(Directory source) {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withMountedCache("/go/pkg/mod", dag().cacheVolume("go-modules"))
                .withMountedCache("/root/.cache/go-build", dag().cacheVolume("go-build"))
                .withWorkdir("/src")
                .withDirectory(".", source, new Container.WithDirectoryArguments().withInclude(List.of("go.mod", "go.sum")))
                .withExec(List.of("go", "mod", "download"))
                .withDirectory(".", source);
    }
}
