<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\DefaultPath;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests the projects in a monorepo.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Tests the server.')]
    public function testServer(
        #[Doc("The server's source directory.")]
        #[DefaultPath('/server')]
        Directory $source,
    ): string {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }

    #[DaggerFunction]
    #[Doc('Tests the website.')]
    public function testWebsite(
        #[Doc("The website's source directory.")]
        #[DefaultPath('/website')]
        #[Ignore('node_modules')]
        Directory $source,
    ): string {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'test'])
            ->stdout();
    }
}
