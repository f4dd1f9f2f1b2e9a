<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Platform;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Inspects platforms.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the machine type that uname reports on a platform.')]
    public function machine(
        #[Doc('The platform, for example linux/arm64.')]
        string $platform,
    ): string {
        return dag()
            ->container(platform: new Platform($platform))
            ->from('alpine:3.22')
            ->withExec(['uname', '-m'])
            ->stdout();
    }
}
