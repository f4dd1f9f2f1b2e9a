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
#[Doc('Checks the project that the module belongs to.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("How many lines the project's documentation has.")]
    public function countDocs(
        #[Doc('The documentation.')]
        #[DefaultPath('/docs')]
        Directory $docs,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedDirectory('/docs', $docs)
            ->withExec(['sh', '-c', "find /docs -name '*.md' | xargs cat | wc -l"])
            ->stdout();
    }

    #[DaggerFunction]
    #[Doc('The first page of the documentation.')]
    public function firstPage(
        #[Doc('The page to read.')]
        #[DefaultPath('/docs/README.md')]
        File $page,
    ): string {
        return $page->contents();
    }
}
