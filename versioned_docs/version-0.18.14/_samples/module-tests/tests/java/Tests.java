package io.dagger.modules.tests;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Hello;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Tests of the module hello. */
@Object
public class Tests {
    /** Runs all tests, one after the other. */
    @Function
    public void all() throws InterruptedException, ExecutionException, DaggerQueryException {
        greetsByName();
        greetsTheWorld();
    }

    /** The greeting has the name. */
    @Function
    public void greetsByName() throws InterruptedException, ExecutionException, DaggerQueryException {
        String greeting = dag().hello().greeting(new Hello.GreetingArguments().withName("ana"));
        if (!greeting.equals("hello ana")) {
            throw new IllegalStateException("unexpected greeting " + greeting);
        }
    }

    /** Without a name, the world is greeted. */
    @Function
    public void greetsTheWorld() throws InterruptedException, ExecutionException, DaggerQueryException {
        String greeting = dag().hello().greeting();
        if (!greeting.equals("hello world")) {
            throw new IllegalStateException("unexpected greeting " + greeting);
        }
    }
}
