<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Opens a terminal in a directory.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Opens a Python prompt in a directory.')]
    public function explore(
        #[Doc('The directory to open.')]
        Directory $source,
    ): Directory {
        return $source->terminal(
            container: dag()->container()->from('python:3.12-slim'),
            cmd: ['python'],
        );
    }
}
