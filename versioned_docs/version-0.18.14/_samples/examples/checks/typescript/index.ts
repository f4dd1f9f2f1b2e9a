/** Checks a Python project with three tools at once. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Checks a Python project with three tools at once. */
@object()
export class MyModule {
  /**
   * Looks for mistakes and bad style.
   *
   * @param source The project, with its pyproject.toml.
   */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.tools(source).withExec(["ruff", "check", "."]).stdout()
  }

  /**
   * Checks the types.
   *
   * @param source The project, with its pyproject.toml.
   */
  @func()
  async types(source: Directory): Promise<string> {
    return this.tools(source).withExec(["mypy", "."]).stdout()
  }

  /**
   * Runs the tests.
   *
   * @param source The project, with its pyproject.toml.
   */
  @func()
  async test(source: Directory): Promise<string> {
    return this.tools(source).withExec(["pytest", "--quiet"]).stdout()
  }

  /**
   * Does all of it at the same time, and fails with the first that does.
   *
   * @param source The project, with its pyproject.toml.
   */
  @func()
  async all(source: Directory): Promise<void> {
    // region: parallel
    await Promise.all([this.lint(source), this.types(source), this.test(source)])
    // endregion: parallel
  }

  /** The project with its tools. The engine makes it once for all three. */
  private tools(source: Directory): Container {
    return dag
      .container()
      .from("python:3.12-slim")
      .withMountedCache("/root/.cache/pip", dag.cacheVolume("pip"))
      .withExec(["pip", "install", "ruff==0.12.4", "mypy==1.17.0", "pytest==8.4.1"])
      .withDirectory("/src", source, { exclude: [".venv", ".git"] })
      .withWorkdir("/src")
      .withExec(["pip", "install", "--editable", "."])
  }
}
