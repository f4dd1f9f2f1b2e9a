/** Checks a project and keeps the report. */
import { dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

/** How a check went. */
@object()
export class Outcome {
  /** Whether the command succeeded. */
  @func()
  passed: boolean

  /** What the command wrote. */
  @func()
  report: File

  constructor(passed: boolean, report: File) {
    this.passed = passed
    this.report = report
  }
}

/** Checks a project. */
@object()
export class MyModule {
  /**
   * Lints shell scripts, and returns the report even if there are findings.
   *
   * @param source The directory with the scripts.
   */
  @func()
  async check(source: Directory): Promise<Outcome> {
    const done = dag
      .container()
      .from("koalaman/shellcheck-alpine:v0.10.0")
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["sh", "-c", "shellcheck *.sh > /report.txt"], { expect: ReturnType.Any })
    return new Outcome((await done.exitCode()) === 0, done.file("/report.txt"))
  }
}
