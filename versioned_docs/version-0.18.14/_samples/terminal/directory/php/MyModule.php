<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Opens terminals.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Opens a Python prompt next to a directory's files.")]
    public function explore(
        #[Doc('The directory.')]
        Directory $source,
    ): Directory {
        return $source->terminal(
            container: dag()->container()->from('python:3.12-slim'),
            cmd: ['python'],
        );
    }
}
