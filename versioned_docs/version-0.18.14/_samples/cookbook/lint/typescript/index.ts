/** Lints a project's Dockerfile and YAML files. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Lints a project's Dockerfile and YAML files. */
@object()
export class MyModule {
  /**
   * Lints the Dockerfile.
   *
   * @param source The project directory.
   */
  @func()
  async dockerfile(source: Directory): Promise<string> {
    return dag
      .container()
      .from("hadolint/hadolint:v2.12.0-alpine")
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["hadolint", "Dockerfile"])
      .stdout()
  }

  /**
   * Lints the YAML files.
   *
   * @param source The project directory.
   */
  @func()
  async yaml(source: Directory): Promise<string> {
    return dag
      .container()
      .from("python:3.12-slim")
      .withExec(["pip", "install", "yamllint==1.37.1"])
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["yamllint", "--strict", "."])
      .stdout()
  }

  /**
   * Runs both linters in parallel, and fails as soon as one does.
   *
   * @param source The project directory.
   */
  @func()
  async lint(source: Directory): Promise<void> {
    // region: parallel
    await Promise.all([this.dockerfile(source), this.yaml(source)])
    // endregion: parallel
  }
}
