<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Formats Go source code.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Configures the formatter.')]
    public function __construct(
        #[Doc('The version of Go.')]
        private string $version = '1.24',
    ) {
    }

    #[DaggerFunction]
    #[Doc('The version of Go whose formatter runs.')]
    public function version(): string
    {
        return $this->version;
    }

    #[DaggerFunction]
    #[Doc("Formats the files of a project.\n\nReturns the whole project, with formatted files.")]
    public function format(
        #[Doc('The project to format.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('golang:' . $this->version . '-alpine')
            ->withDirectory('/src', $source)
            ->withExec(['gofmt', '-w', '/src'])
            ->directory('/src');
    }
}
