<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds containers with tools.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns an Alpine container with each package in its own layer.')]
    public function tools(
        #[Doc('The packages to install.')]
        #[ListOfType('string')]
        array $packages,
    ): Container {
        $tools = dag()->container()->from('alpine:3.22');
        // region: part
        foreach ($packages as $name) {
            $tools = $tools->withExec(['apk', 'add', $name]);
        }
        // endregion: part

        return $tools;
    }
}
