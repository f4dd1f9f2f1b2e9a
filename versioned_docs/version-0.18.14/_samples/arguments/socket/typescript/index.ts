/** Clones private Git repositories. */
import { dag, Directory, func, object, Socket } from "@dagger.io/dagger"

/** Works with private Git repositories. */
@object()
export class MyModule {
  /**
   * The files of a private repository, fetched with the caller's SSH agent.
   *
   * @param url The repository's SSH address.
   * @param agent The socket of the SSH agent.
   */
  @func()
  fetch(url: string, agent: Socket): Directory {
    return dag.git(url, { sshAuthSocket: agent }).head().tree()
  }
}
