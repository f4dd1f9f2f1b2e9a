package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.Optional;

/** Greets people. */
@Object
public class MyModule {
    /**
     * Returns a greeting.
     *
     * @param name The name to greet.
     * @param title A title to put before the name.
     */
    @Function
    public String greet(@Default("world") String name, Optional<String> title) {
        return "hello " + title.filter(t -> !t.isEmpty()).map(t -> t + " " + name).orElse(name);
    }
}
