/** Runs the checks that callers bring. */
import { func, object } from "@dagger.io/dagger"

/** Something that can be checked. */
export interface Check {
  /** Runs the check, and fails if it finds something. */
  run(): Promise<void>
}

/** Runs the checks that callers bring. */
@object()
export class MyModule {
  private checks: Check[]

  constructor() {
    this.checks = []
  }

  /**
   * Adds a check.
   *
   * @param check What to run.
   */
  @func()
  withCheck(check: Check): MyModule {
    this.checks = [...this.checks, check]
    return this
  }

  /** Runs all checks, one after the other. */
  @func()
  async run(): Promise<void> {
    for (const check of this.checks) {
      await check.run()
    }
  }
}
