<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Secret;

#[DaggerObject]
#[Doc('Publishes images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Publishes an image and returns its address with the digest.')]
    public function publish(
        #[Doc('The image to publish.')]
        Container $image,
        #[Doc('The address to publish to, for example ghcr.io/my-org/app:v1.')]
        string $address,
        #[Doc('The registry user name.')]
        string $username,
        #[Doc("The user's password or token.")]
        Secret $password,
    ): string {
        return $image
            ->withRegistryAuth($address, $username, $password)
            ->publish($address);
    }
}
