/** Reaches a service directly while a proxy is configured. */
import { dag, func, object } from "@dagger.io/dagger"

/** Reaches a service directly while a proxy is configured. */
@object()
export class MyModule {
  /** Requests a web server's headers without going through the proxy. */
  @func()
  async check(): Promise<string> {
    const web = dag.container().from("nginx:1.28-alpine").withExposedPort(80).asService()

    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "curl"])
        // region: exclude
        .withEnvVariable("NO_PROXY", "localhost,127.0.0.1,web")
        // endregion: exclude
        .withServiceBinding("web", web)
        .withExec(["curl", "-fsSI", "http://web"])
        .stdout()
    )
  }
}
