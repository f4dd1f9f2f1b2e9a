/** Tells the version of a program. */
import { dag, func, object } from "@dagger.io/dagger"

/** Tells the versions of programs. */
@object()
export class MyModule {
  /**
   * The version of a program in Alpine Linux.
   *
   * @param program The program, and the package that it is in.
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
