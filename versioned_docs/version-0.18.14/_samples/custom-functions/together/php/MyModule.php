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
#[Doc('Builds and checks a website.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns a container with the website's packages installed.")]
    public function base(
        #[Doc("The website's source directory.")]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci']);
    }

    #[DaggerFunction]
    #[Doc('Builds the website.')]
    public function build(
        #[Doc("The website's source directory.")]
        Directory $source,
    ): Directory {
        return $this->base($source)
            ->withExec(['npm', 'run', 'build'])
            ->directory('dist');
    }

    #[DaggerFunction]
    #[Doc("Lints the website and returns the linter's output.")]
    public function lint(
        #[Doc("The website's source directory.")]
        Directory $source,
    ): string {
        return $this->base($source)
            ->withExec(['npm', 'run', 'lint'])
            ->stdout();
    }
}
