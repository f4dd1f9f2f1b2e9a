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
#[Doc('Fetches private Git repositories.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Fetches a private repository at a branch, tag or commit.')]
    public function fetch(
        #[Doc("The repository's HTTPS URL.")]
        string $repository,
        #[Doc('The branch, tag or commit.')]
        string $ref,
        #[Doc('A token that can read the repository.')]
        Secret $token,
    ): Directory {
        return dag()->git($repository, httpAuthToken: $token)->ref($ref)->tree();
    }
}
