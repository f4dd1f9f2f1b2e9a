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
#[Doc('Tests, builds and packages a Go service.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs the tests against a PostgreSQL database.')]
    public function test(
        #[Doc("The service's source directory, with go.mod and go.sum.")]
        Directory $source,
    ): string {
        $database = dag()
            ->container()
            ->from('postgres:16-alpine')
            ->withEnvVariable('POSTGRES_DB', 'orders')
            ->withEnvVariable('POSTGRES_PASSWORD', 'test')
            ->withExposedPort(5432)
            ->asService(useEntrypoint: true);

        return $this->toolchain($source)
            ->withServiceBinding('db', $database)
            ->withEnvVariable('DATABASE_URL', 'postgres://postgres:test@db:5432/orders?sslmode=disable')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }

    #[DaggerFunction]
    #[Doc('Builds the program.')]
    public function build(
        #[Doc("The service's source directory, with go.mod and go.sum.")]
        Directory $source,
    ): File {
        return $this->toolchain($source)
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withExec(['go', 'build', '-o', '/out/orders', '.'])
            ->file('/out/orders');
    }

    #[DaggerFunction]
    #[Doc('Packages the program as an image.')]
    public function image(
        #[Doc("The service's source directory, with go.mod and go.sum.")]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/usr/local/bin/orders', $this->build($source))
            ->withExposedPort(8080)
            ->withEntrypoint(['orders']);
    }

    /** Returns Go with the service's sources and dependencies. */
    private function toolchain(Directory $source): Container
    {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withMountedCache('/go/pkg/mod', dag()->cacheVolume('go-modules'))
            ->withMountedCache('/root/.cache/go-build', dag()->cacheVolume('go-build'))
            ->withWorkdir('/src')
            ->withDirectory('.', $source, include: ['go.mod', 'go.sum'])
            ->withExec(['go', 'mod', 'download'])
            ->withDirectory('.', $source);
    }
}
