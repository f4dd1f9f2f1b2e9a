/** Installs packages from GitHub Packages. */
import { Container, dag, Directory, func, object, Secret } from "@dagger.io/dagger"

/** Installs packages from GitHub Packages. */
@object()
export class MyModule {
  /**
   * Installs the packages. The .npmrc must read the token from NODE_AUTH_TOKEN.
   *
   * @param source The project directory, with package-lock.json and .npmrc.
   * @param token A token that can read the packages.
   */
  @func()
  install(source: Directory, token: Secret): Container {
    return dag
      .container()
      .from("node:22-slim")
      .withDirectory("/app", source)
      .withWorkdir("/app")
      .withSecretVariable("NODE_AUTH_TOKEN", token)
      .withExec(["npm", "ci"])
      .withoutSecretVariable("NODE_AUTH_TOKEN")
  }
}
