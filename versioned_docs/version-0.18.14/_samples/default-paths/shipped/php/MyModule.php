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
#[Doc('Checks YAML files by the rules of this module.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Checks the YAML files of a directory.')]
    public function lint(
        #[Doc('The files to check.')]
        Directory $source,
        #[Doc('The rules; those of this module if left out.')]
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
