<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Compresses a website for its server.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Adds a compressed copy of each file to a site.')]
    public function compress(
        #[Doc("The site's files.")]
        Directory $site,
    ): Directory {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withDirectory('/site', $site)
            ->withWorkdir('/site')
            ->withExec(['sh', '-c', 'find . -type f -exec gzip -9 -k -f {} +'])
            ->directory('.');
    }
}
