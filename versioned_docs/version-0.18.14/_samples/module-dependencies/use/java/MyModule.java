package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Hello;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Calls another module. */
@Object
public class MyModule {
    /**
     * Returns the hello module's greeting in capitals.
     *
     * @param name The name to greet.
     */
    @Function
    public String shout(String name) throws InterruptedException, ExecutionException, DaggerQueryException {
        String greeting = dag().hello().greeting(new Hello.GreetingArguments().withName(name));
        return greeting.toUpperCase();
    }
}
