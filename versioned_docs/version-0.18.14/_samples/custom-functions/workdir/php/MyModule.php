<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Writes files.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A file with a text in it.')]
    public function note(
        #[Doc('The text.')]
        string $text,
    ): File {
        file_put_contents('note.txt', $text);

        return dag()->currentModule()->workdirFile('note.txt');
    }
}
