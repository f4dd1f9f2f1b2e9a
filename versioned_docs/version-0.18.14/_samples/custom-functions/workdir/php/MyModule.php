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
    #[Doc('Returns a file that contains the given text.')]
    public function note(
        #[Doc('The text to write.')]
        string $text,
    ): File {
        file_put_contents('note.txt', $text);

        return dag()->currentModule()->workdirFile('note.txt');
    }
}
