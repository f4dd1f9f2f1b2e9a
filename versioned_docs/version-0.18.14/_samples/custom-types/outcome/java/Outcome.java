package io.dagger.modules.mymodule;

import io.dagger.client.File;
import io.dagger.module.annotation.Object;

/** How a check went. */
@Object
public class Outcome {
    /** Whether the command succeeded. */
    public boolean passed;

    /** What the command wrote. */
    public File report;

    /** Lets the SDK fill in the fields. */
    public Outcome() {}

    Outcome(boolean passed, File report) {
        this.passed = passed;
        this.report = report;
    }
}
