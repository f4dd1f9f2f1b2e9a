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
    #[Doc('Lists the uploaded files and directories.')]
    #[ReturnsListOfType('string')]
    public function files(
        #[Doc('The project directory, without generated and private files.')]
        #[DefaultPath('/')]
        #[Ignore('**/node_modules', 'dist', '.git', '**/.env*', '!**/.env.example')]
        Directory $source,
    ): array {
        return $source->glob('**/*');
    }
}
