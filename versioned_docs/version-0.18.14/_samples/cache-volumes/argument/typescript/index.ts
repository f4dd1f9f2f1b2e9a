/** Lets the caller choose the cache volume. */
import { CacheVolume, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds Go programs. */
@object()
export class MyModule {
  /**
   * Builds a Go program with a cache that the caller names.
   *
   * @param source The program.
   * @param cache The cache for what the compiler produces.
   */
  @func()
  build(source: Directory, cache: CacheVolume): File {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withMountedCache("/root/.cache/go-build", cache)
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "build", "-o", "/app", "."])
      .file("/app")
  }
}
