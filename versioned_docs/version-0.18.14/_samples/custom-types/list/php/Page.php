<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

#[DaggerObject]
#[Doc('A page in Markdown.')]
class Page
{
    public function __construct(
        private string $path,
        private File $file,
    ) {
    }

    #[DaggerFunction]
    #[Doc('Where the page is, from the top of the documentation.')]
    public function path(): string
    {
        return $this->path;
    }

    #[DaggerFunction]
    #[Doc('The page itself.')]
    public function file(): File
    {
        return $this->file;
    }

    #[DaggerFunction]
    #[Doc('The first line of the page, without the sign of a heading.')]
    public function title(): string
    {
        $first = explode("\n", $this->file->contents())[0];

        return str_starts_with($first, '# ') ? substr($first, 2) : $first;
    }
}
