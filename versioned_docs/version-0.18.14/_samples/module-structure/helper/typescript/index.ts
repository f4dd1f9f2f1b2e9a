/** Checks a shell project. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Checks a shell project. */
@object()
export class MyModule {
  /**
   * What ShellCheck says about the scripts.
   *
   * @param source The scripts.
   */
  @func()
  async lint(source: Directory): Promise<string> {
    return this.tools(source).withExec(["sh", "-c", "shellcheck *.sh"]).stdout()
  }

  /**
   * The scripts as shfmt writes them.
   *
   * @param source The scripts.
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
