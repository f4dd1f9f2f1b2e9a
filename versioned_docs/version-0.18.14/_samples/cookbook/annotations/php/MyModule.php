<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Publishes a handbook as a web server image.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Publishes the handbook and returns the image's address with its digest.")]
    public function publish(
        #[Doc("The handbook's pages.")]
        Directory $pages,
        #[Doc('The address to publish to, with a tag.')]
        string $address,
        #[Doc('The URL of the repository that contains the pages.')]
        string $repository,
    ): string {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withDirectory('/usr/share/nginx/html', $pages)
            // region: annotations
            ->withAnnotation('org.opencontainers.image.title', 'Handbook')
            ->withAnnotation('org.opencontainers.image.description', 'How we work, as a website')
            ->withAnnotation('org.opencontainers.image.source', $repository)
            // endregion: annotations
            ->publish($address);
    }
}
