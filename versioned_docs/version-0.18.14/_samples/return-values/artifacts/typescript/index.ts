/** Builds a Go program as a file, a directory and an image. */
import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds a Go program. */
@object()
export class MyModule {
  /**
   * Builds the binary.
   *
   * @param source The program's source directory.
   */
  @func()
  binary(source: Directory): File {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
      .withExec(["go", "build", "-o", "/out/app", "."])
      .file("/out/app")
  }

  /**
   * Returns a directory with the binary and its licence.
   *
   * @param source The program's source directory.
   */
  @func()
  package(source: Directory): Directory {
    return dag.directory().withFile("app", this.binary(source)).withFile("LICENSE", source.file("LICENSE"))
  }

  /**
   * Builds an image that runs the binary.
   *
   * @param source The program's source directory.
   */
  @func()
  image(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withFile("/usr/local/bin/app", this.binary(source))
      .withEntrypoint(["app"])
  }
}
