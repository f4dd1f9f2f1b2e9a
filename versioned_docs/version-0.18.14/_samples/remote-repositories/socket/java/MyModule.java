package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Mirrors repositories over SSH. */
@Object
public class MyModule {
    /**
     * Returns a bare copy of a repository, with all branches and tags.
     *
     * @param url The repository's SSH URL.
     * @param agent The SSH agent's socket.
     * @param knownHosts A known_hosts file that lists the host's keys.
     */
    @Function
    public Directory mirror(String url, Socket agent, File knownHosts) {
        return dag()
                .container()
                .from("alpine/git:2.49.1")
                .withMountedFile("/etc/ssh/ssh_known_hosts", knownHosts)
                // region: agent
                .withUnixSocket("/run/agent.sock", agent)
                .withEnvVariable("SSH_AUTH_SOCK", "/run/agent.sock")
                // endregion: agent
                .withExec(List.of("git", "clone", "--mirror", url, "/mirror"))
                .directory("/mirror");
    }
}
