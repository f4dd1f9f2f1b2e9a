package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Greets people. */
@Object
public class MyModule {
    /**
     * Returns a greeting.
     *
     * @param names The names of the people to greet.
     * @param times The number of times to repeat the greeting.
     * @param volume The volume, from 0 to 1; above 0.5, the greeting is in capitals.
     * @param ask Whether to ask how they are.
     */
    @Function
    public String greet(List<String> names, int times, float volume, boolean ask) {
        String greeting = "hello " + String.join(" and ", names);
        if (volume > 0.5) {
            greeting = greeting.toUpperCase();
        }
        if (ask) {
            greeting += ", how are you?";
        }
        return (greeting + "\n").repeat(times);
    }
}
