/** Copies part of a directory. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Collects documentation. */
@object()
export class MyModule {
  /**
   * Returns a container with a directory's Markdown files, except drafts.
   *
   * @param source The project directory.
   */
  @func()
  docs(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withDirectory("/docs", source, { include: ["**/*.md"], exclude: ["drafts"] })
  }
}
