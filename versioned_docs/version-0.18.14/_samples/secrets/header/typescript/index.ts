/** Downloads files that require a login. */
import { dag, File, func, object, Secret } from "@dagger.io/dagger"

/** Downloads files that require a login. */
@object()
export class MyModule {
  /**
   * Downloads a file from a server that requires a user name and password.
   *
   * @param url The file's URL.
   * @param username The user name.
   * @param password The user's password.
   */
  @func()
  async download(url: string, username: string, password: Secret): Promise<File> {
    const plaintext = await password.plaintext()
    // region: secret
    const login = Buffer.from(`${username}:${plaintext}`).toString("base64")
    const header = dag.setSecret(`header for ${username} at ${url}`, `Basic ${login}`)
    // endregion: secret

    return dag.http(url, { authHeader: header })
  }
}
