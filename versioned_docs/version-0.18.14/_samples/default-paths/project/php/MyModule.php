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
#[Doc('Inspects the project that contains the module.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Counts the lines in the project's documentation.")]
    public function countDocs(
        #[Doc('The documentation directory.')]
        #[DefaultPath('/docs')]
        Directory $docs,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedDirectory('/docs', $docs)
            ->withExec(['sh', '-c', "find /docs -name '*.md' -exec cat {} + | wc -l"])
            ->stdout();
    }

    #[DaggerFunction]
    #[Doc('Returns the first page of the documentation.')]
    public function firstPage(
        #[Doc('The page to read.')]
        #[DefaultPath('/docs/README.md')]
        File $page,
    ): string {
        return $page->contents();
    }
}
