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
#[Doc('Lints and formats shell scripts.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lints the scripts with ShellCheck.')]
    public function lint(
        #[Doc('The directory that contains the scripts.')]
        Directory $source,
    ): string {
        return $this->tools($source)->withExec(['sh', '-c', 'shellcheck *.sh'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('Formats the scripts with shfmt.')]
    public function format(
        #[Doc('The directory that contains the scripts.')]
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
