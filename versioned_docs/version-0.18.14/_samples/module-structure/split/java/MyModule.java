package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Greets people. */
@Object
public class MyModule {
    /** Returns a greeter for English. */
    @Function
    public Greeter english() {
        return new Greeter("hello");
    }
}
