/** Tests, builds and packages a Go service. */
import { Container, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Tests, builds and packages a Go service. */
@object()
export class MyModule {
  /**
   * Runs the tests against a PostgreSQL database.
   *
   * @param source The service's source directory, with go.mod and go.sum.
   */
  @func()
  async test(source: Directory): Promise<string> {
    const database = dag
      .container()
      .from("postgres:16-alpine")
      .withEnvVariable("POSTGRES_DB", "orders")
      .withEnvVariable("POSTGRES_PASSWORD", "test")
      .withExposedPort(5432)
      .asService({ useEntrypoint: true })

    return this.toolchain(source)
      .withServiceBinding("db", database)
      .withEnvVariable("DATABASE_URL", "postgres://postgres:test@db:5432/orders?sslmode=disable")
      .withExec(["go", "test", "./..."])
      .stdout()
  }

  /**
   * Builds the program.
   *
   * @param source The service's source directory, with go.mod and go.sum.
   */
  @func()
  build(source: Directory): File {
    return this.toolchain(source)
      .withEnvVariable("CGO_ENABLED", "0")
      .withExec(["go", "build", "-o", "/out/orders", "."])
      .file("/out/orders")
  }

  /**
   * Packages the program as an image.
   *
   * @param source The service's source directory, with go.mod and go.sum.
   */
  @func()
  image(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withFile("/usr/local/bin/orders", this.build(source))
      .withExposedPort(8080)
      .withEntrypoint(["orders"])
  }

  /** Returns Go with the service's sources and dependencies. */
  private toolchain(source: Directory): Container {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withMountedCache("/go/pkg/mod", dag.cacheVolume("go-modules"))
      .withMountedCache("/root/.cache/go-build", dag.cacheVolume("go-build"))
      .withWorkdir("/src")
      .withDirectory(".", source, { include: ["go.mod", "go.sum"] })
      .withExec(["go", "mod", "download"])
      .withDirectory(".", source)
  }
}
