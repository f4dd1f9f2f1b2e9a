/** Reads private data from a web API with a token. */
import { dag, func, object, Secret } from "@dagger.io/dagger"

/** Reads private data from a web API. */
@object()
export class MyModule {
  /**
   * Returns the name of the user that a GitHub token belongs to.
   *
   * @param token A GitHub token with the read:user scope.
   */
  @func()
  async whoami(token: Secret): Promise<string> {
    return (
      dag
        .container()
        .from("alpine:3.22")
        .withExec(["apk", "add", "curl", "jq"])
        // region: secret
        .withSecretVariable("GITHUB_TOKEN", token)
        // endregion: secret
        .withExec([
          "sh",
          "-eo",
          "pipefail",
          "-c",
          'curl -fsS -H "Authorization: Bearer $GITHUB_TOKEN" https://api.github.com/user | jq -r .login',
        ])
        .stdout()
    )
  }
}
