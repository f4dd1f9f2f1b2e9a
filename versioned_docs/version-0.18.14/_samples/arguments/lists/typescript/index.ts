/** Installs packages. */
import { Container, dag, File, func, object } from "@dagger.io/dagger"

/** Installs packages. */
@object()
export class MyModule {
  /**
   * Alpine Linux with packages installed.
   *
   * @param keys The keys of the packages' makers.
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
