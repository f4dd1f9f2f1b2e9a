package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Greets people with a configurable greeting. */
@Object
public class MyModule {
    /** The greeting to use. */
    public String greeting;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Sets the greeting.
     *
     * @param greeting The greeting to use.
     */
    public MyModule(@Default("hello") String greeting) {
        this.greeting = greeting;
    }

    /**
     * Returns a greeting.
     *
     * @param name The name to greet.
     */
    @Function
    public String greet(String name) {
        return greeting + " " + name;
    }
}
