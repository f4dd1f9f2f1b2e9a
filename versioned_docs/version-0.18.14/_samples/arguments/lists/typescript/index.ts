/** Installs Alpine packages. */
import { Container, dag, File, func, object } from "@dagger.io/dagger"

/** Installs Alpine packages. */
@object()
export class MyModule {
  /**
   * Returns an Alpine Linux container with packages installed.
   *
   * @param keys The public keys that the packages are signed with.
   * @param packages The packages to install.
   */
  @func()
  install(keys: File[], packages: string[] = ["curl", "jq"]): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withFiles("/etc/apk/keys", keys)
      .withExec(["apk", "add", ...packages])
  }
}
