<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Checks projects.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Fails if the project has no LICENSE file.')]
    public function check(
        #[Doc('The project directory.')]
        Directory $source,
    ): void {
        $source->file('LICENSE')->size();
    }
}
