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
#[Doc('Works with private Git repositories.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("The files of a private repository, fetched with the caller's SSH agent.")]
    public function fetch(
        #[Doc("The repository's SSH address.")]
        string $url,
        #[Doc('The socket of the SSH agent.')]
        Socket $agent,
    ): Directory {
        return dag()->git($url, sshAuthSocket: $agent)->head()->tree();
    }
}
