package io.dagger.modules.tests;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Hello;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Tests the hello module. */
@Object
public class Tests {
    /** Runs all tests in sequence. */
    @Function
    public void all() throws InterruptedException, ExecutionException, DaggerQueryException {
        greetsByName();
        greetsTheWorld();
    }

    /** Checks that the greeting contains the name. */
    @Function
    public void greetsByName() throws InterruptedException, ExecutionException, DaggerQueryException {
        String greeting = dag().hello().greeting(new Hello.GreetingArguments().withName("ana"));
        if (!greeting.equals("hello ana")) {
            throw new IllegalStateException("unexpected greeting \"" + greeting + "\"");
        }
    }

    /** Checks that the world is greeted by default. */
    @Function
    public void greetsTheWorld() throws InterruptedException, ExecutionException, DaggerQueryException {
        String greeting = dag().hello().greeting();
        if (!greeting.equals("hello world")) {
            throw new IllegalStateException("unexpected greeting \"" + greeting + "\"");
        }
    }
}
