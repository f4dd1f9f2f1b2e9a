<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tidies lists.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Sorts a file's lines and removes duplicates.")]
    public function tidy(
        #[Doc('A text file with one entry per line.')]
        File $entries,
    ): File {
        $entries->export('list.txt');
        $lines = array_unique(file('list.txt', FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES));
        sort($lines, SORT_STRING);
        file_put_contents('tidy.txt', implode("\n", $lines) . "\n");

        return dag()->currentModule()->workdirFile('tidy.txt');
    }
}
