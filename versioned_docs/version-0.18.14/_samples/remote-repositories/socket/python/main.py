"""Mirrors repositories over SSH."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Mirrors repositories over SSH."""

    @function
    def mirror(
        self,
        url: Annotated[str, Doc("The repository's SSH URL.")],
        agent: Annotated[dagger.Socket, Doc("The SSH agent's socket.")],
        known_hosts: Annotated[dagger.File, Doc("A known_hosts file that lists the host's keys.")],
    ) -> dagger.Directory:
        """Returns a bare copy of a repository, with all branches and tags."""
        return (
            dag.container()
            .from_("alpine/git:2.49.1")
            .with_mounted_file("/etc/ssh/ssh_known_hosts", known_hosts)
            # region: agent
            .with_unix_socket("/run/agent.sock", agent)
            .with_env_variable("SSH_AUTH_SOCK", "/run/agent.sock")
            # endregion: agent
            .with_exec(["git", "clone", "--mirror", url, "/mirror"])
            .directory("/mirror")
        )
