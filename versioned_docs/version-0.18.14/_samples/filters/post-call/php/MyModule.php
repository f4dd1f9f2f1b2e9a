<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Collects documentation.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns a container with a directory's Markdown files, except drafts.")]
    public function docs(
        #[Doc('The project directory.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withDirectory('/docs', $source, exclude: ['drafts'], include: ['**/*.md']);
    }
}
