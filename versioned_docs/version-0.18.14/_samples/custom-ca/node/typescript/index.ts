/** Makes Node.js trust the system's certificates. */
import { dag, func, object } from "@dagger.io/dagger"

const script = "fetch(process.argv[1]).then(({status}) => console.log(status))"

/** Makes Node.js trust the system's certificates. */
@object()
export class MyModule {
  /**
   * Fetches a page with Node.js and returns the HTTP status code.
   *
   * @param url The page's URL.
   */
  @func()
  async status(url: string): Promise<string> {
    return (
      dag
        .container()
        .from("node:22-slim")
        // region: trust
        .withEnvVariable("NODE_EXTRA_CA_CERTS", "/etc/ssl/certs/ca-certificates.crt")
        // endregion: trust
        .withExec(["node", "--eval", script, url])
        .stdout()
    )
  }
}
