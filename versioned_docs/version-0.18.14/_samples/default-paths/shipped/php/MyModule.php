<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\DefaultPath;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Lints YAML files with the module's own rules.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lints the YAML files in a directory.')]
    public function lint(
        #[Doc('The directory to lint.')]
        Directory $source,
        #[Doc("The yamllint configuration (default: the module's own rules).")]
        #[DefaultPath('rules/yamllint.yml')]
        File $rules,
    ): string {
        return dag()
            ->container()
            ->from('python:3.12-slim')
            ->withExec(['pip', 'install', 'yamllint==1.37.1'])
            ->withMountedFile('/rules.yml', $rules)
            ->withMountedDirectory('/src', $source)
            ->withExec(['yamllint', '--config-file', '/rules.yml', '/src'])
            ->stdout();
    }
}
