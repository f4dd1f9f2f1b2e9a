<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Fixes programs.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Fixes a Go program until its tests pass and returns its files.')]
    public function fix(
        #[Doc("The program's source directory.")]
        Directory $source,
    ): Directory {
        $broken = dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
        $environment = dag()
            ->env()
            ->withContainerInput('broken', $broken, 'a container with Go and a program in /src whose tests fail')
            ->withContainerOutput('fixed', 'the container in which the command go test ./... succeeds');

        // region: limit
        $fixed = dag()
            ->llm(maxAPICalls: 30)
            ->withEnv($environment)
            ->withPrompt('Fix the program. Do not change its tests.')
            ->env()
            ->output('fixed')
            ->asContainer();
        // endregion: limit

        return $broken
            ->withDirectory('/src', $fixed->directory('/src'))
            ->withDirectory('/src', $source, include: ['**/*_test.go'])
            ->withExec(['go', 'test', './...'])
            ->directory('/src');
    }
}
