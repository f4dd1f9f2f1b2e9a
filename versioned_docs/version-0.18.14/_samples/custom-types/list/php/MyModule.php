<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Lists documentation pages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lists all pages in the documentation.')]
    #[ReturnsListOfType(Page::class)]
    public function pages(
        #[Doc('The documentation directory.')]
        Directory $docs,
    ): array {
        return array_map(
            fn (string $path) => new Page($path, $docs->file($path)),
            $docs->glob('**/*.md'),
        );
    }
}
