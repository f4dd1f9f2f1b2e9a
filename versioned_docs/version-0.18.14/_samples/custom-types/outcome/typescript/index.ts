/** Lints shell scripts and keeps the report. */
import { dag, Directory, File, func, object, ReturnType } from "@dagger.io/dagger"

/** The outcome of a check. */
@object()
export class Outcome {
  /** Whether the check passed. */
  @func()
  passed: boolean

  /** The linter's report. */
  @func()
  report: File

  constructor(passed: boolean, report: File) {
    this.passed = passed
    this.report = report
  }
}

/** Lints shell scripts. */
@object()
export class MyModule {
  /**
   * Lints shell scripts and returns the report, even if there are findings.
   *
   * @param source The directory that contains the scripts.
   */
  @func()
  async check(source: Directory): Promise<Outcome> {
    const done = dag
      .container()
      .from("koalaman/shellcheck-alpine:v0.10.0")
      .withMountedDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["sh", "-c", "shellcheck *.sh > /report.txt 2>&1"], { expect: ReturnType.Any })
    return new Outcome((await done.exitCode()) === 0, done.file("/report.txt"))
  }
}
