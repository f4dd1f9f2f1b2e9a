/** Builds a web application with two toolchains. */
import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Builds a web application with a Go server and pages built by Node.js. */
@object()
export class MyModule {
  /**
   * Builds the server.
   *
   * @param source The application directory, with a "server" subdirectory.
   */
  @func()
  server(source: Directory): File {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source.directory("server"))
      .withWorkdir("/src")
      .withEnvVariable("CGO_ENABLED", "0")
      .withExec(["go", "build", "-o", "/out/server", "."])
      .file("/out/server")
  }

  /**
   * Builds the pages, with their scripts and styles.
   *
   * @param source The application directory, with a "web" subdirectory.
   */
  @func()
  pages(source: Directory): Directory {
    return dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source.directory("web"))
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
      .withExec(["npm", "run", "build"])
      .directory("dist")
  }

  /**
   * Builds an image with the server and pages, without their build tools.
   *
   * @param source The application directory.
   */
  @func()
  image(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withFile("/usr/local/bin/server", this.server(source))
      .withDirectory("/srv/www", this.pages(source))
      .withExposedPort(8080)
      .withEntrypoint(["server"])
  }
}
