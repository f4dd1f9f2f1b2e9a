<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\DefaultPath;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests and builds a Go project.')]
class MyModule
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('The project directory, without its Git history and documentation.')]
        #[DefaultPath('/')]
        #[Ignore('.git', 'docs', '**/*.md')]
        private Directory $source,
    ) {
    }

    #[DaggerFunction]
    #[Doc('Runs the tests.')]
    public function test(): string
    {
        return $this->toolchain()->withExec(['go', 'test', './...'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('Builds the programs.')]
    public function build(): Directory
    {
        return $this->toolchain()->withExec(['go', 'build', '-o', '/out/', './...'])->directory('/out');
    }

    private function toolchain(): Container
    {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $this->source)
            ->withWorkdir('/src');
    }
}
