<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\ReturnType;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Measures the test coverage of Python projects.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns an HTML coverage report, even if some tests fail.')]
    public function coverage(
        #[Doc('The project directory, with tests and requirements.txt.')]
        Directory $source,
    ): Directory {
        return $this->tests($source)->withExec(['coverage', 'html'])->directory('htmlcov');
    }

    #[DaggerFunction]
    #[Doc('Returns the exit code of the tests.')]
    public function exitCode(
        #[Doc('The project directory, with tests and requirements.txt.')]
        Directory $source,
    ): int {
        return $this->tests($source)->exitCode();
    }

    private function tests(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('python:3.12-slim')
            ->withExec(['pip', 'install', 'coverage==7.9.2', 'pytest==8.4.1'])
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['pip', 'install', '--requirement', 'requirements.txt'])
            // region: expect
            ->withExec(['coverage', 'run', '-m', 'pytest'], expect: ReturnType::ANY);
        // endregion: expect
    }
}
