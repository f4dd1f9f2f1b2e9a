<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Serves static files.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Serves a directory with nginx on port 80.')]
    public function serve(
        #[Doc('The files to serve.')]
        Directory $site,
    ): Service {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withDirectory('/usr/share/nginx/html', $site)
            ->withExposedPort(80)
            ->asService();
    }
}
