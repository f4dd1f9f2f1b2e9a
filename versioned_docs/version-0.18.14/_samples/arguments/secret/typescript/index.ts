/** Calls an API with a token. */
import { dag, func, object, Secret } from "@dagger.io/dagger"

/** Calls an API with a token. */
@object()
export class MyModule {
  /**
   * Returns the GitHub user that a token belongs to, as JSON.
   *
   * @param token A GitHub token.
   */
  @func()
  async user(token: Secret): Promise<string> {
    return dag
      .container()
      .from("alpine:3.22")
      .withExec(["apk", "add", "curl"])
      .withSecretVariable("TOKEN", token)
      .withExec(["sh", "-c", 'curl -fsS -H "Authorization: Bearer $TOKEN" https://api.github.com/user'])
      .stdout()
  }
}
