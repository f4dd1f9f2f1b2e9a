<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\DefaultPath;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Lists files.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The files that are uploaded.')]
    #[ReturnsListOfType('string')]
    public function files(
        #[Doc('The project, without what is generated or private.')]
        #[DefaultPath('/')]
        #[Ignore('**/node_modules', 'dist', '.git', '**/.env*', '!**/.env.example')]
        Directory $source,
    ): array {
        return $source->glob('**/*');
    }
}
