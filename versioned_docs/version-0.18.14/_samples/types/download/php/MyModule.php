<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Downloads files.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Downloads a file, and fails if its checksum doesn't match.")]
    public function download(
        #[Doc("The file's URL.")]
        string $url,
        #[Doc("The file's SHA-256 checksum, in hexadecimal.")]
        string $checksum,
    ): File {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withWorkdir('/download')
            ->withFile('file', dag()->http($url))
            ->withNewFile('sums', "{$checksum}  file\n")
            ->withExec(['sha256sum', '-c', 'sums'])
            ->file('file');
    }
}
