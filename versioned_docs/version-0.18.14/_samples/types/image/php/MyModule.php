<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds an image that runs a Node.js program as a non-root user.')]
    public function image(
        #[Doc("The program's files.")]
        Directory $source,
        #[Doc('The version to add as a label.')]
        string $version,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withWorkdir('/app')
            ->withDirectory('.', $source, owner: 'node')
            ->withUser('node')
            ->withLabel('org.opencontainers.image.version', $version)
            ->withEntrypoint(['node'])
            ->withDefaultArgs(['index.js']);
    }
}
