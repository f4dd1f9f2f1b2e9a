/** Builds a Go program for several platforms. */
import { dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds a Go program. */
@object()
export class MyModule {
  /**
   * Builds one binary for each architecture.
   *
   * @param source The program's source directory.
   * @param architectures The architectures to build for.
   */
  @func()
  binaries(source: Directory, architectures: string[] = ["amd64", "arm64"]): File[] {
    return architectures.map((architecture) =>
      dag
        .container()
        .from("golang:1.24-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withEnvVariable("GOARCH", architecture)
        .withExec(["go", "build", "-o", `/out/app-${architecture}`, "."])
        .file(`/out/app-${architecture}`),
    )
  }
}
