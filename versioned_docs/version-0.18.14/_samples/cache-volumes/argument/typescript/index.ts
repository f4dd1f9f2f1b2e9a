/** Lets the caller choose the cache volume. */
import { CacheVolume, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds Go programs. */
@object()
export class MyModule {
  /**
   * Builds a Go program with the caller's cache volume.
   *
   * @param source The program's source directory.
   * @param cache The cache volume for compiled packages.
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
