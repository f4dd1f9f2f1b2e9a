/** Builds from a part of a directory. */
import { Container, dag, Directory, func, object } from "@dagger.io/dagger"

/** Builds documentation. */
@object()
export class MyModule {
  /**
   * A container with the Markdown files of a directory, drafts left out.
   *
   * @param source The whole project.
   */
  @func()
  docs(source: Directory): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withDirectory("/docs", source, { include: ["**/*.md"], exclude: ["drafts"] })
  }
}
