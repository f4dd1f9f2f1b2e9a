import io.dagger.client.AutoCloseableClient;
import io.dagger.client.Dagger;
import io.dagger.client.Directory;
import io.dagger.client.Host;
import java.util.List;

/** Builds a Go program without a Dagger module. */
public class Build {
    /** Builds a Go program and exports the binary. */
    public static void main(String[] args) throws Exception {
        try (AutoCloseableClient client = Dagger.connect()) {
            Directory source = client.host()
                    .directory(".", new Host.DirectoryArguments().withExclude(List.of(".git")));
            client.container()
                    .from("golang:1.24-alpine")
                    .withDirectory("/src", source)
                    .withWorkdir("/src")
                    .withExec(List.of("go", "build", "-o", "app", "."))
                    .file("app")
                    .export("./app");
        }
    }
}
