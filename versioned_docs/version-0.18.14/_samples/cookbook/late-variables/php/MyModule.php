<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests Ruby projects.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Runs the tests. Changing the variables doesn't reinstall the gems.")]
    public function test(
        #[Doc('The project directory, with Gemfile and Gemfile.lock.')]
        Directory $source,
        #[Doc('Environment variables for the tests, each as NAME=VALUE.')]
        #[ListOfType('string')]
        ?array $variables = null,
    ): string {
        $tests = dag()
            ->container()
            ->from('ruby:3.4')
            ->withWorkdir('/src')
            ->withDirectory('.', $source, include: ['Gemfile', 'Gemfile.lock'])
            ->withExec(['bundle', 'install'])
            ->withDirectory('.', $source);
        // region: variables
        foreach ($variables ?? [] as $variable) {
            [$name, $value] = explode('=', $variable, 2) + [1 => null];
            if ($value === null) {
                throw new \InvalidArgumentException("\"{$name}\" has no value, write {$name}=VALUE");
            }
            $tests = $tests->withEnvVariable($name, $value);
        }
        // endregion: variables

        return $tests->withExec(['bundle', 'exec', 'rake', 'test'])->stdout();
    }
}
