package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.Optional;

/** Writes greetings. */
@Object
public class MyModule {
    /**
     * Greets somebody.
     *
     * @param name Who to greet.
     * @param title A title to put before the name.
     */
    @Function
    public String greet(@Default("world") String name, Optional<String> title) {
        return "hello " + title.map(t -> t + " " + name).orElse(name);
    }
}
