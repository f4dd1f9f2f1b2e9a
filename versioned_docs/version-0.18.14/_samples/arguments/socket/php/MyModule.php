<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\Socket;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Clones private Git repositories.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Fetches a private repository with the caller's SSH agent.")]
    public function fetch(
        #[Doc("The repository's SSH URL.")]
        string $url,
        #[Doc("The SSH agent's socket.")]
        Socket $agent,
    ): Directory {
        return dag()->git($url, sshAuthSocket: $agent)->head()->tree();
    }
}
