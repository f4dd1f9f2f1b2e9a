package io.dagger.modules.shop;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Platform;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Builds the web shop. */
@Object
public class Shop {
    /** Returns the application's name. */
    @Function
    public String name() {
        return "shop";
    }

    /**
     * Builds the image for a platform.
     *
     * @param platform The platform, for example linux/amd64.
     */
    @Function
    public Container build(String platform) {
        return dag().container(new Client.ContainerArguments().withPlatform(Platform.from(platform)))
                .from("nginx:1.28-alpine")
                .withNewFile("/usr/share/nginx/html/index.html", "<h1>shop</h1>");
    }
}
