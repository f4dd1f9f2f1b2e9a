package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

/** Builds a message word by word. */
@Object
public class MyModule {
    private List<String> words = new ArrayList<>();

    /**
     * Adds a word to the message.
     *
     * @param word The word to add.
     */
    @Function
    public MyModule withWord(String word) {
        MyModule copy = new MyModule();
        copy.words = new ArrayList<>(words);
        copy.words.add(word);
        return copy;
    }

    /** Returns all words, separated by spaces. */
    @Function
    public String message() {
        return String.join(" ", words);
    }
}
