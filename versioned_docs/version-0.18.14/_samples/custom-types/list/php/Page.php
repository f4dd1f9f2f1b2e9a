<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

#[DaggerObject]
#[Doc('A Markdown page.')]
class Page
{
    public function __construct(
        private string $path,
        private File $file,
    ) {
    }

    #[DaggerFunction]
    #[Doc("The page's path, relative to the documentation directory.")]
    public function path(): string
    {
        return $this->path;
    }

    #[DaggerFunction]
    #[Doc("The page's file.")]
    public function file(): File
    {
        return $this->file;
    }

    #[DaggerFunction]
    #[Doc("Returns the page's first line without the heading marker.")]
    public function title(): string
    {
        $first = explode("\n", $this->file->contents())[0];

        return str_starts_with($first, '# ') ? substr($first, 2) : $first;
    }
}
