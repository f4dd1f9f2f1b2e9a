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
#[Doc('Builds web server images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds a web server image that contains a site.')]
    public function image(
        #[Doc("The site's files.")]
        Directory $site,
        #[Doc("The web server's base image.")]
        string $server = 'nginx:1.28-alpine',
    ): Container {
        return dag()
            ->container()
            ->from($server)
            ->withDirectory('/usr/share/nginx/html', $site)
            ->withExposedPort(80);
    }
}
