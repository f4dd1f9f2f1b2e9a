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
#[Doc('Fetches private repositories.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Fetches the files of a private repository.')]
    public function fetch(
        #[Doc("The repository's HTTPS URL.")]
        string $url,
        #[Doc('A token that can read the repository.')]
        Secret $token,
    ): Directory {
        return dag()->git($url, httpAuthToken: $token)->head()->tree();
    }
}
