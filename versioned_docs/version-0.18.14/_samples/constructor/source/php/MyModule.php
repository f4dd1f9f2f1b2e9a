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
#[Doc('Tests and builds a Node.js project.')]
class MyModule
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('The project directory (default: the project that contains the module).')]
        #[DefaultPath('/')]
        #[Ignore('**/node_modules', 'dist')]
        private Directory $source,
    ) {
    }

    #[DaggerFunction]
    #[Doc("Runs the project's tests and returns their output.")]
    public function test(): string
    {
        return $this->installed()->withExec(['npm', 'test'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('Builds the site.')]
    public function build(): Directory
    {
        return $this->installed()->withExec(['npm', 'run', 'build'])->directory('dist');
    }

    private function installed(): Container
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withWorkdir('/app')
            ->withDirectory('.', $this->source)
            ->withExec(['npm', 'ci']);
    }
}
