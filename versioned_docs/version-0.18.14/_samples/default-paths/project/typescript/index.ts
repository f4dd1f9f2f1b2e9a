/** Checks the project that the module belongs to. */
import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

/** Checks the project that the module belongs to. */
@object()
export class MyModule {
  /**
   * How many lines the project's documentation has.
   *
   * @param docs The documentation.
   */
  @func()
  async countDocs(@argument({ defaultPath: "/docs" }) docs: Directory): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withMountedDirectory("/docs", docs)
      .withExec(["sh", "-c", "find /docs -name '*.md' | xargs cat | wc -l"])
      .stdout()
  }

  /**
   * The first page of the documentation.
   *
   * @param page The page to read.
   */
  @func()
  async firstPage(@argument({ defaultPath: "/docs/README.md" }) page: File): Promise<string> {
    return page.contents()
  }
}
