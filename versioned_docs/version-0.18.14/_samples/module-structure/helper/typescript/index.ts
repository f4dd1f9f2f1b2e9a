/** Lints and formats shell scripts. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Lints and formats shell scripts. */
@object()
export class MyModule {
  /**
   * Lints the scripts with ShellCheck.
   *
   * @param source The directory that contains the scripts.
   */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.tools(source).withExec(["sh", "-c", "shellcheck *.sh"]).stdout()
  }

  /**
   * Formats the scripts with shfmt.
   *
   * @param source The directory that contains the scripts.
   */
  @func()
  format(source: Directory): Directory {
    return this.tools(source).withExec(["shfmt", "-w", "."]).directory(".")
  }

  private tools(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "shellcheck", "shfmt"])
      .withDirectory("/src", source)
      .withWorkdir("/src")
  }
}
