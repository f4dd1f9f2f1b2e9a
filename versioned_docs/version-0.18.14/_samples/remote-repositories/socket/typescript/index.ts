/** Copies repositories over SSH. */
import { dag, Directory, File, func, object, Socket } from "@dagger.io/dagger"

/** Copies repositories over SSH. */
@object()
export class MyModule {
  /**
   * A bare copy of a repository, with all its branches and tags.
   *
   * @param url The repository's SSH address.
   * @param agent The socket of the SSH agent.
   * @param knownHosts The lines of a known_hosts file for the host.
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
