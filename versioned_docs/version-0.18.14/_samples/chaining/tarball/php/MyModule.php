<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;
use Dagger\Platform;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Packs images into tarballs.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns a tarball of a site's image for two platforms.")]
    public function tarball(
        #[Doc("The site's files.")]
        Directory $site,
    ): File {
        $variants = [];
        foreach (['linux/amd64', 'linux/arm64'] as $platform) {
            $variant = dag()
                ->container(platform: new Platform($platform))
                ->from('nginx:1.28-alpine')
                ->withDirectory('/usr/share/nginx/html', $site);
            $variants[] = (string) $variant->id();
        }

        return dag()->container()->asTarball(platformVariants: $variants);
    }
}
