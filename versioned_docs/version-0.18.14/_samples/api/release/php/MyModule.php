<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tells about releases of Alpine Linux.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The exact version behind a tag of Alpine Linux.')]
    public function release(
        #[Doc('The tag.')]
        string $tag = '3.22',
    ): string {
        return dag()
            ->container()
            ->from("alpine:{$tag}")
            ->file('/etc/alpine-release')
            ->contents();
    }
}
