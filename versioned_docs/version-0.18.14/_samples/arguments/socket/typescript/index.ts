/** Clones private Git repositories. */
import { dag, Directory, func, object, Socket } from "@dagger.io/dagger"

/** Clones private Git repositories. */
@object()
export class MyModule {
  /**
   * Fetches a private repository with the caller's SSH agent.
   *
   * @param url The repository's SSH URL.
   * @param agent The SSH agent's socket.
   */
  @func()
  fetch(url: string, agent: Socket): Directory {
    return dag.git(url, { sshAuthSocket: agent }).head().tree()
  }
}
