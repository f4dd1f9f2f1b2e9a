/** Mirrors repositories over SSH. */
import { dag, Directory, File, func, object, Socket } from "@dagger.io/dagger"

/** Mirrors repositories over SSH. */
@object()
export class MyModule {
  /**
   * Returns a bare copy of a repository, with all branches and tags.
   *
   * @param url The repository's SSH URL.
   * @param agent The SSH agent's socket.
   * @param knownHosts A known_hosts file that lists the host's keys.
   */
  @func()
  mirror(url: string, agent: Socket, knownHosts: File): Directory {
    return (
      dag
        .container()
        .from("alpine/git:2.49.1")
        .withMountedFile("/etc/ssh/ssh_known_hosts", knownHosts)
        // region: agent
        .withUnixSocket("/run/agent.sock", agent)
        .withEnvVariable("SSH_AUTH_SOCK", "/run/agent.sock")
        // endregion: agent
        .withExec(["git", "clone", "--mirror", url, "/mirror"])
        .directory("/mirror")
    )
  }
}
