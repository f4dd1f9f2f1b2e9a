<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Checks a web server's configuration.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns nginx's report on a configuration, or fails if it's invalid.")]
    public function check(
        #[Doc('The main configuration file.')]
        File $config,
        #[Doc('The directory with one configuration file per site.')]
        Directory $sites,
    ): string {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withMountedFile('/etc/nginx/nginx.conf', $config)
            ->withMountedDirectory('/etc/nginx/conf.d', $sites)
            ->withExec(['nginx', '-t'])
            ->stderr();
    }
}
