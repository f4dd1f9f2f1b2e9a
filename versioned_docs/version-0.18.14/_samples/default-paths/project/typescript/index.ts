/** Inspects the project that contains the module. */
import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Inspects the project that contains the module. */
@object()
export class MyModule {
  /**
   * Counts the lines in the project's documentation.
   *
   * @param docs The documentation directory.
   */
  @func()
  async countDocs(@argument({ defaultPath: "/docs" }) docs: Directory): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withMountedDirectory("/docs", docs)
      .withExec(["sh", "-c", "find /docs -name '*.md' -exec cat {} + | wc -l"])
      .stdout()
  }

  /**
   * Returns the first page of the documentation.
   *
   * @param page The page to read.
   */
  @func()
  async firstPage(@argument({ defaultPath: "/docs/README.md" }) page: File): Promise<string> {
    return page.contents()
  }
}
