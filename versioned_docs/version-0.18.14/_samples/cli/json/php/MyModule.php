<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Container;

#[DaggerObject]
#[Doc('Inspects images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lists the packages installed in an Alpine image.')]
    #[ReturnsListOfType('string')]
    public function packages(
        #[Doc('The image to inspect.')]
        Container $image,
    ): array {
        $names = $image->withExec(['apk', 'info'])->stdout();

        return explode("\n", trim($names));
    }
}
