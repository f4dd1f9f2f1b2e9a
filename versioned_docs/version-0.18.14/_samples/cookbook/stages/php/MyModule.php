<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a web application with a Go server and pages built by Node.js.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the server.')]
    public function server(
        #[Doc('The application directory, with a "server" subdirectory.')]
        Directory $source,
    ): File {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source->directory('server'))
            ->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withExec(['go', 'build', '-o', '/out/server', '.'])
            ->file('/out/server');
    }

    #[DaggerFunction]
    #[Doc('Builds the pages, with their scripts and styles.')]
    public function pages(
        #[Doc('The application directory, with a "web" subdirectory.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source->directory('web'))
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'run', 'build'])
            ->directory('dist');
    }

    #[DaggerFunction]
    #[Doc('Builds an image with the server and pages, without their build tools.')]
    public function image(
        #[Doc('The application directory.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/usr/local/bin/server', $this->server($source))
            ->withDirectory('/srv/www', $this->pages($source))
            ->withExposedPort(8080)
            ->withEntrypoint(['server']);
    }
}
