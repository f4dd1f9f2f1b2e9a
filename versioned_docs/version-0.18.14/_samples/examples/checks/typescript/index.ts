/** Checks a Python project with three tools in parallel. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Checks a Python project with three tools in parallel. */
@object()
export class MyModule {
  /**
   * Lints the code.
   *
   * @param source The project directory, with pyproject.toml.
   */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.tools(source).withExec(["ruff", "check", "."]).stdout()
  }

  /**
   * Checks the types.
   *
   * @param source The project directory, with pyproject.toml.
   */
  @func()
  async types(source: Directory): Promise<string> {
    return this.tools(source).withExec(["mypy", "."]).stdout()
  }

  /**
   * Runs the tests.
   *
   * @param source The project directory, with pyproject.toml.
   */
  @func()
  async test(source: Directory): Promise<string> {
    return this.tools(source).withExec(["pytest", "--quiet"]).stdout()
  }

  /**
   * Runs all checks in parallel, and fails as soon as one does.
   *
   * @param source The project directory, with pyproject.toml.
   */
  @func()
  async all(source: Directory): Promise<void> {
    // region: parallel
    await Promise.all([this.lint(source), this.types(source), this.test(source)])
    // endregion: parallel
  }

  /** Returns the project with the tools, built once for all three checks. */
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
