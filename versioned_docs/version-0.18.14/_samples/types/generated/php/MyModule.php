<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Packs texts.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A gzip file with a text in it.')]
    public function pack(
        #[Doc('The text.')]
        string $text,
    ): File {
        file_put_contents('text.gz', gzencode($text));

        return dag()->currentModule()->workdirFile('text.gz');
    }
}
