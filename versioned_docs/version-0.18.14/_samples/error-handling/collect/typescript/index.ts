/** Runs every check and reports all failures. */
import { dag, Directory, func, object, ReturnType } from "@dagger.io/dagger"

/** Checks Go projects. */
@object()
export class MyModule {
  /**
   * Runs every check, then fails with a list of those that failed.
   *
   * @param source The project directory.
   */
  @func()
  async check(source: Directory): Promise<string> {
    const project = dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")

    const failures: string[] = []
    for (const command of ["go vet ./...", "go test ./...", 'test -z "$(gofmt -l .)"']) {
      // region: collect
      const code = await project
        .withExec(["sh", "-c", command], { expect: ReturnType.Any })
        .exitCode()
      if (code !== 0) {
        failures.push(`${command} (code ${code})`)
      }
      // endregion: collect
    }
    if (failures.length > 0) {
      throw new Error(`failed checks: ${failures.join(", ")}`)
    }
    return "all checks passed"
  }
}
