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
#[Doc('Makes web server images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A web server with a site in it.')]
    public function image(
        #[Doc("The site's files.")]
        Directory $site,
        #[Doc('The image of the web server.')]
        string $server = 'nginx:1.28-alpine',
    ): Container {
        return dag()
            ->container()
            ->from($server)
            ->withDirectory('/usr/share/nginx/html', $site)
            ->withExposedPort(80);
    }
}
