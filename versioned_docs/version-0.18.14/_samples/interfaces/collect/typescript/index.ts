/** Runs the checks that callers supply. */
import { func, object } from "@dagger.io/dagger"

/** A check that the module can run. */
export interface Check {
  /** Runs the check, and fails if it finds a problem. */
  run(): Promise<void>
}

/** Runs the checks that callers supply. */
@object()
export class MyModule {
  private checks: Check[]

  constructor() {
    this.checks = []
  }

  /**
   * Adds a check.
   *
   * @param check The check to add.
   */
  @func()
  withCheck(check: Check): MyModule {
    this.checks = [...this.checks, check]
    return this
  }

  /** Runs all checks in order. */
  @func()
  async run(): Promise<void> {
    for (const check of this.checks) {
      await check.run()
    }
  }
}
