<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Downloads files that require a login.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Downloads a file from a server that requires a user name and password.')]
    public function download(
        #[Doc("The file's URL.")]
        string $url,
        #[Doc('The user name.')]
        string $username,
        #[Doc("The user's password.")]
        Secret $password,
    ): File {
        $plaintext = $password->plaintext();
        // region: secret
        $login = base64_encode("{$username}:{$plaintext}");
        $header = dag()->setSecret("header for {$username} at {$url}", "Basic {$login}");
        // endregion: secret

        return dag()->http($url, authHeader: $header);
    }
}
