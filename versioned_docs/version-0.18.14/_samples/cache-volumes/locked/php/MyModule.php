<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\CacheSharingMode;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds containers with Debian packages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a Debian container with packages installed.')]
    public function tools(
        #[Doc('The packages to install.')]
        #[ListOfType('string')]
        array $packages,
    ): Container {
        return dag()
            ->container()
            ->from('debian:12-slim')
            ->withMountedCache(
                '/var/cache/apt/archives',
                dag()->cacheVolume('apt-archives'),
                sharing: CacheSharingMode::LOCKED,
            )
            ->withoutFile('/etc/apt/apt.conf.d/docker-clean')
            ->withExec(['apt-get', 'update'])
            ->withExec(['apt-get', 'install', '--yes', ...$packages]);
    }
}
