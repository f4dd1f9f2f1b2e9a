/** Tests the projects in a monorepo separately. */
import { argument, dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests the projects in a monorepo. */
@object()
export class MyModule {
  /**
   * Tests the server.
   *
   * @param source The server's source directory.
   */
  @func()
  async testServer(@argument({ defaultPath: "/server" }) source: Directory): Promise<string> {
    return dag
      .container()
      .from("golang:1.24-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()
  }

  /**
   * Tests the website.
   *
   * @param source The website's source directory.
   */
  @func()
  async testWebsite(
    @argument({ defaultPath: "/website", ignore: ["node_modules"] }) source: Directory,
  ): Promise<string> {
    return dag
      .container()
      .from("node:22-slim")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
      .withExec(["npm", "test"])
      .stdout()
  }
}
