package io.dagger.modules.hello;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.Optional;

/** Says hello. */
@Object
public class Hello {
    /**
     * Returns a greeting.
     *
     * @param name The name to greet.
     */
    @Function
    public String greeting(@Default("world") Optional<String> name) {
        return "hello " + name.get();
    }
}
