<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Checks a shell project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('What ShellCheck says about the scripts.')]
    public function lint(
        #[Doc('The scripts.')]
        Directory $source,
    ): string {
        return $this->tools($source)->withExec(['sh', '-c', 'shellcheck *.sh'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('The scripts as shfmt writes them.')]
    public function format(
        #[Doc('The scripts.')]
        Directory $source,
    ): Directory {
        return $this->tools($source)->withExec(['shfmt', '-w', '.'])->directory('.');
    }

    private function tools(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'shellcheck', 'shfmt'])
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
    }
}
