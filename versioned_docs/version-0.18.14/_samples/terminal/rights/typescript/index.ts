/** Opens a shell with all rights of root. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Opens shells. */
@object()
export class MyModule {
  /** A container after a shell with all capabilities of root, for example to look at the network. */
  @func()
  inspect(): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "tcpdump"])
      .terminal({ insecureRootCapabilities: true })
  }
}
