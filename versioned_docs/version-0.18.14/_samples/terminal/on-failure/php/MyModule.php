<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\ReturnType;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs tests.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs the tests, and opens a terminal if they fail.')]
    public function test(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        $tests = dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'], expect: ReturnType::ANY);
        $code = $tests->exitCode();
        // region: terminal
        if ($code !== 0) {
            $tests->terminal()->sync();
            throw new \RuntimeException("tests ended with code {$code}");
        }
        // endregion: terminal

        return $tests->stdout();
    }
}
