package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Greets in one language. */
@Object
public class Greeter {
    /** The word to greet with. */
    public String word;

    /** Lets the SDK fill in the fields. */
    public Greeter() {}

    Greeter(String word) {
        this.word = word;
    }

    /**
     * A greeting.
     *
     * @param name Who to greet.
     */
    @Function
    public String greet(String name) {
        return word + " " + name;
    }
}
