package io.dagger.modules.mymodule;

import io.dagger.client.File;
import io.dagger.module.annotation.Object;

/** The outcome of a check. */
@Object
public class Outcome {
    /** Whether the check passed. */
    public boolean passed;

    /** The linter's report. */
    public File report;

    /** Used by the SDK to restore the object's fields. */
    public Outcome() {}

    Outcome(boolean passed, File report) {
        this.passed = passed;
        this.report = report;
    }
}
