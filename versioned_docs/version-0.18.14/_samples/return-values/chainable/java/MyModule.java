package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;

/** Puts together a message. */
@Object
public class MyModule {
    private List<String> words = new ArrayList<>();

    /**
     * The module with one more word.
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

    /** All words, with spaces between them. */
    @Function
    public String message() {
        return String.join(" ", words);
    }
}
