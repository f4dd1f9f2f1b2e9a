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
    #[Doc('A file from the web. The call fails if its content is not the expected one.')]
    public function download(
        #[Doc('The address of the file.')]
        string $url,
        #[Doc('The SHA-256 checksum of the file, in hexadecimal digits.')]
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
