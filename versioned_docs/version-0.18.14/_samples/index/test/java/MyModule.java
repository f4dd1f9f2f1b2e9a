package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import java.util.List;
import java.util.concurrent.ExecutionException;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Checks a Node.js project. */
@Object
public class MyModule {
  /**
   * Runs the test suite and returns its output.
   *
   * @param source The project directory, with package-lock.json.
   */
  @Function
  public String test(Directory source)
      throws InterruptedException, ExecutionException, DaggerQueryException {
    return dag()
        .container()
        .from("node:22-slim")
        .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
        .withDirectory("/app", source)
        .withWorkdir("/app")
        .withExec(List.of("npm", "ci"))
        .withExec(List.of("npm", "test"))
        .stdout();
  }
}
