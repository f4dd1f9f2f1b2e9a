<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\GitRef;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds images labelled with their source.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds a web server image of a site, labelled with its commit.')]
    public function image(
        #[Doc('The Git ref to build, with the site in "public".')]
        GitRef $version,
    ): Container {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withDirectory('/usr/share/nginx/html', $version->tree()->directory('public'))
            // region: labels
            ->withLabel('org.opencontainers.image.title', 'Site')
            ->withLabel('org.opencontainers.image.revision', $version->commit());
        // endregion: labels
    }
}
