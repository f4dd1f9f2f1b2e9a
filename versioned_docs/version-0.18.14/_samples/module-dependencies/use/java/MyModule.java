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
     * A loud greeting, from the module hello.
     *
     * @param name Who to greet.
     */
    @Function
    public String shout(String name) throws InterruptedException, ExecutionException, DaggerQueryException {
        String greeting = dag().hello().greeting(new Hello.GreetingArguments().withName(name));
        return greeting.toUpperCase();
    }
}
