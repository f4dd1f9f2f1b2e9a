<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;
use Dagger\Socket;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Mirrors repositories over SSH.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a bare copy of a repository, with all branches and tags.')]
    public function mirror(
        #[Doc("The repository's SSH URL.")]
        string $url,
        #[Doc("The SSH agent's socket.")]
        Socket $agent,
        #[Doc("A known_hosts file that lists the host's keys.")]
        File $knownHosts,
    ): Directory {
        return dag()
            ->container()
            ->from('alpine/git:2.49.1')
            ->withMountedFile('/etc/ssh/ssh_known_hosts', $knownHosts)
            // region: agent
            ->withUnixSocket('/run/agent.sock', $agent)
            ->withEnvVariable('SSH_AUTH_SOCK', '/run/agent.sock')
            // endregion: agent
            ->withExec(['git', 'clone', '--mirror', $url, '/mirror'])
            ->directory('/mirror');
    }
}
