package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Writes greetings. */
@Object
public class MyModule {
    /**
     * Greets people.
     *
     * @param names The people to greet.
     * @param times How often to greet each.
     * @param volume How loud to greet, from 0 to 1.
     * @param ask Whether to add a question.
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
