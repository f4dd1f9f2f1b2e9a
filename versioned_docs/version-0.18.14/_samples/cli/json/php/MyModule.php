<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Container;

#[DaggerObject]
#[Doc('Looks into images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The names of the packages that an Alpine image has.')]
    #[ReturnsListOfType('string')]
    public function packages(
        #[Doc('The image.')]
        Container $image,
    ): array {
        $names = $image->withExec(['apk', 'info'])->stdout();

        return explode("\n", trim($names));
    }
}
