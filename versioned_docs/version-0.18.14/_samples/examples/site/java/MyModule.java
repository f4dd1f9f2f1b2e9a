package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Builds a website with Node.js and publishes it as an image. */
@Object
public class MyModule {
    /**
     * Builds the website.
     *
     * @param source The website's source directory; "npm run build" must write to dist.
     */
    @Function
    public Directory build(Directory source) {
        return dag()
                .container()
                .from("node:22-slim")
                .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
                .withWorkdir("/src")
                .withDirectory(
                        ".",
                        source,
                        new Container.WithDirectoryArguments().withInclude(List.of("package.json", "package-lock.json")))
                .withExec(List.of("npm", "ci"))
                .withDirectory(
                        ".", source, new Container.WithDirectoryArguments().withExclude(List.of("node_modules", "dist")))
                .withExec(List.of("npm", "run", "build"))
                .directory("dist");
    }

    /**
     * Builds a web server image that contains the website.
     *
     * @param source The website's source directory.
     */
    @Function
    public Container image(Directory source) {
        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withDirectory("/usr/share/nginx/html", build(source))
                .withExposedPort(80);
    }

    /**
     * Serves the website for a preview before you publish it.
     *
     * @param source The website's source directory.
     */
    @Function
    public Service preview(Directory source) {
        return image(source).asService(new Container.AsServiceArguments().withUseEntrypoint(true));
    }

    /**
     * Publishes the image and returns its address with the digest.
     *
     * @param source The website's source directory.
     * @param address The address to publish to, with the registry and a tag.
     * @param username The registry user name.
     * @param password The user's password or token.
     */
    @Function
    public String publish(Directory source, String address, String username, Secret password)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return image(source).withRegistryAuth(address, username, password).publish(address);
    }
}
