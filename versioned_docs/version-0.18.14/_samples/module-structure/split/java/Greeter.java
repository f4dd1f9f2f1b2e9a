package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** A greeter for one language. */
@Object
public class Greeter {
    /** The word to greet with. */
    public String word;

    /** Used by the SDK to restore the object's fields. */
    public Greeter() {}

    Greeter(String word) {
        this.word = word;
    }

    /**
     * Returns a greeting.
     *
     * @param name The name to greet.
     */
    @Function
    public String greet(String name) {
        return word + " " + name;
    }
}
