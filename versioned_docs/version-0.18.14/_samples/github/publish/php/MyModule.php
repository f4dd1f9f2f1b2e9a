<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\Secret;

#[DaggerObject]
#[Doc("Publishes a project's image to GitHub's container registry.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the Dockerfile, pushes the image, and returns its address with the digest.')]
    public function publish(
        #[Doc('The project directory, with its Dockerfile.')]
        Directory $source,
        #[Doc('The GitHub repository, as OWNER/NAME.')]
        string $repository,
        #[Doc("The image's tag.")]
        string $tag,
        #[Doc('The user that the token belongs to.')]
        string $username,
        #[Doc('A token that can write packages.')]
        Secret $token,
    ): string {
        $address = 'ghcr.io/' . strtolower($repository) . ':' . $tag;

        return $source->dockerBuild()
            // region: link
            ->withLabel('org.opencontainers.image.source', "https://github.com/{$repository}")
            // endregion: link
            ->withRegistryAuth($address, $username, $token)
            ->publish($address);
    }
}
