package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Greets people in a chosen way. */
@Object
public class MyModule {
    /** The greeting to use. */
    public String greeting;

    /** Lets the SDK fill in the fields. */
    public MyModule() {}

    /**
     * Configures the greetings.
     *
     * @param greeting The greeting to use.
     */
    public MyModule(@Default("hello") String greeting) {
        this.greeting = greeting;
    }

    /**
     * Greets somebody.
     *
     * @param name Who to greet.
     */
    @Function
    public String greet(String name) {
        return greeting + " " + name;
    }
}
