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
#[Doc('Builds documentation.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A container with the Markdown files of a directory, drafts left out.')]
    public function docs(
        #[Doc('The whole project.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withDirectory('/docs', $source, exclude: ['drafts'], include: ['**/*.md']);
    }
}
