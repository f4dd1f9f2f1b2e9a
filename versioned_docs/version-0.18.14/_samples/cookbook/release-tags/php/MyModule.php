<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Container;
use Dagger\Secret;

#[DaggerObject]
#[Doc('Publishes image releases.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Publishes version 1.4.2 as 1.4.2, 1.4 and 1, and returns the addresses.')]
    #[ReturnsListOfType('string')]
    public function release(
        #[Doc('The image to publish.')]
        Container $image,
        #[Doc('The repository to publish to, for example ghcr.io/my-org/app.')]
        string $repository,
        #[Doc('The version, for example 1.4.2.')]
        string $version,
        #[Doc('The registry user name.')]
        string $username,
        #[Doc("The user's password or token.")]
        Secret $password,
    ): array {
        $signedIn = $image->withRegistryAuth($repository, $username, $password);
        $parts = explode('.', $version);

        $addresses = [];
        // region: tags
        for ($count = count($parts); $count > 0; $count--) {
            $tag = implode('.', array_slice($parts, 0, $count));
            $addresses[] = $signedIn->publish("{$repository}:{$tag}");
        }
        // endregion: tags

        return $addresses;
    }
}
