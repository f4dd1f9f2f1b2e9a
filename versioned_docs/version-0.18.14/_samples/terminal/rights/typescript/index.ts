/** Opens a shell with all root capabilities. */
import { Container, dag, func, object } from "@dagger.io/dagger"

/** Opens privileged shells. */
@object()
export class MyModule {
  /** Opens a privileged shell, for example to inspect network traffic. */
  @func()
  inspect(): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "tcpdump"])
      .terminal({ insecureRootCapabilities: true })
  }
}
