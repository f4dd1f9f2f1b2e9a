<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Container;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Installs Alpine packages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns an Alpine Linux container with packages installed.')]
    public function install(
        #[Doc('The public keys that the packages are signed with.')]
        #[ListOfType(File::class)]
        array $keys,
        #[Doc('The packages to install.')]
        #[ListOfType('string')]
        array $packages = ['curl', 'jq'],
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFiles('/etc/apk/keys', array_map(fn (File $key) => (string) $key->id(), $keys))
            ->withExec(['apk', 'add', ...$packages]);
    }
}
