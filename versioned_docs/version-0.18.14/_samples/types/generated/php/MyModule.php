<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Compresses text.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Compresses text into a gzip file.')]
    public function pack(
        #[Doc('The text to compress.')]
        string $text,
    ): File {
        file_put_contents('text.gz', gzencode($text));

        return dag()->currentModule()->workdirFile('text.gz');
    }
}
