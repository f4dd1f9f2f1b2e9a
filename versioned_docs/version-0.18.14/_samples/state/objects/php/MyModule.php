<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Collects notes in a directory.')]
class MyModule
{
    private Directory $notes;

    #[DaggerFunction]
    public function __construct()
    {
        $this->notes = dag()->directory();
    }

    #[DaggerFunction]
    #[Doc('The notes so far.')]
    public function notes(): Directory
    {
        return $this->notes;
    }

    #[DaggerFunction]
    #[Doc('Adds a note.')]
    public function withNote(
        #[Doc('The file name.')]
        string $name,
        #[Doc("The note's text.")]
        string $text,
    ): MyModule {
        $this->notes = $this->notes->withNewFile($name, $text);

        return $this;
    }
}
