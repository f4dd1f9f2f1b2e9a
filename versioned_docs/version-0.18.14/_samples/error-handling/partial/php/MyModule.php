<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\File;
use Dagger\ReturnType;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs tests.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the test report, even if the tests fail.')]
    public function report(
        #[Doc('The project directory.')]
        Directory $source,
    ): File {
        return $this->run($source)->file('/report.json');
    }

    #[DaggerFunction]
    #[Doc('Returns the exit code of the tests.')]
    public function exitCode(
        #[Doc('The project directory.')]
        Directory $source,
    ): int {
        return $this->run($source)->exitCode();
    }

    private function run(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['sh', '-c', 'go test -json ./... > /report.json'], expect: ReturnType::ANY);
    }
}
