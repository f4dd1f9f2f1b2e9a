/** Reads a GitHub account's data. */
import { Container, dag, func, object, Secret } from "@dagger.io/dagger"

/** Reads a GitHub account's data. */
@object()
export class MyModule {
  private token: Secret

  /** @param token The account's GitHub token. */
  constructor(token: Secret) {
    this.token = token
  }

  /** Returns the account's profile as JSON. */
  @func()
  async profile(): Promise<string> {
    return this.request("user").stdout()
  }

  /** Returns the account's gists as JSON. */
  @func()
  async gists(): Promise<string> {
    return this.request("gists").stdout()
  }

  private request(path: string): Container {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "curl"])
      .withSecretVariable("GITHUB_TOKEN", this.token)
      .withExec([
        "sh",
        "-c",
        `curl -fsS --oauth2-bearer "$GITHUB_TOKEN" https://api.github.com/${path}`,
      ])
  }
}
