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
#[Doc('Checks the configuration of a web server.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('What nginx says about a configuration. The call fails if nginx would not start with it.')]
    public function check(
        #[Doc('The main configuration file.')]
        File $config,
        #[Doc('The directory with a file for each site.')]
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
