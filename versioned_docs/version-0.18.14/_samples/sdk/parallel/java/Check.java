import io.dagger.client.AutoCloseableClient;
import io.dagger.client.Container;
import io.dagger.client.Dagger;
import io.dagger.client.Directory;
import io.dagger.client.Host;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Vets and tests a Go project in parallel. */
public class Check {
    /** Vets and tests the project. */
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try (AutoCloseableClient client = Dagger.connect()) {
            Directory source = client.host()
                    .directory(".", new Host.DirectoryArguments().withExclude(List.of(".git")));
            Container project = client.container()
                    .from("golang:1.24-alpine")
                    .withDirectory("/src", source)
                    .withWorkdir("/src");

            // region: parallel
            List<Callable<Container>> steps = List.of(
                    () -> project.withExec(List.of("go", "vet", "./...")).sync(),
                    () -> project.withExec(List.of("go", "test", "./...")).sync());
            for (Future<Container> step : pool.invokeAll(steps)) {
                step.get();
            }
            // endregion: parallel
        } finally {
            pool.shutdown();
        }
    }
}
