<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Reads private repositories.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The files of a private repository at a branch or tag.')]
    public function fetch(
        #[Doc('The address of the repository, with https://.')]
        string $repository,
        #[Doc('The branch, tag or commit.')]
        string $ref,
        #[Doc('A token that may read the repository.')]
        Secret $token,
    ): Directory {
        return dag()->git($repository, httpAuthToken: $token)->ref($ref)->tree();
    }
}
