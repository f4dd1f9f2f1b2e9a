/** Tests Go projects. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests Go projects. */
@object()
export class MyModule {
  /**
   * Runs a project's tests with the runner module.
   *
   * @param source The project directory.
   */
  @func()
  async test(source: Directory): Promise<string> {
    return dag
      .runner("golang:1.24-alpine", { workdir: "/app" })
      .run(source, ["go", "test", "./..."])
      .stdout()
  }
}
