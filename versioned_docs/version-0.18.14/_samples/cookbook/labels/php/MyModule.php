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
#[Doc('Builds images that name their source.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A web server with a repository\'s site, labelled with the commit.')]
    public function image(
        #[Doc('The version of the repository, with the site in "public".')]
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
