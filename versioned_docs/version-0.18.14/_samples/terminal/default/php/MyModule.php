<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds containers to work in.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a container whose terminal opens a Node.js prompt.')]
    public function workbench(): Container
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            // region: default
            ->withDefaultTerminalCmd(['node']);
        // endregion: default
    }
}
