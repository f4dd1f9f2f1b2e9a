<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Installs packages from GitHub Packages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Installs the packages. The .npmrc must read the token from NODE_AUTH_TOKEN.')]
    public function install(
        #[Doc('The project directory, with package-lock.json and .npmrc.')]
        Directory $source,
        #[Doc('A token that can read the packages.')]
        Secret $token,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/app', $source)
            ->withWorkdir('/app')
            ->withSecretVariable('NODE_AUTH_TOKEN', $token)
            ->withExec(['npm', 'ci'])
            ->withoutSecretVariable('NODE_AUTH_TOKEN');
    }
}
