/** Looks up a program's version. */
import { dag, func, object } from "@dagger.io/dagger"

/** Looks up program versions. */
@object()
export class MyModule {
  /**
   * Returns a program's version in Alpine Linux.
   *
   * @param program The name of the program and of its package.
   */
  @func()
  async version(program: string = "git"): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", program])
      .withExec([program, "--version"])
      .stdout()
  }
}
