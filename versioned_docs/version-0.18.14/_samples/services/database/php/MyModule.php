<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests an application against a database.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Runs a Node.js project's tests against a PostgreSQL server.")]
    public function test(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        // region: service
        $database = dag()
            ->container()
            ->from('postgres:16-alpine')
            ->withEnvVariable('POSTGRES_PASSWORD', 'test')
            ->withExposedPort(5432)
            ->asService();
        // endregion: service

        return dag()
            ->container()
            ->from('node:22-slim')
            ->withServiceBinding('db', $database)
            ->withEnvVariable('DATABASE_URL', 'postgres://postgres:test@db:5432/postgres')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'test'])
            ->stdout();
    }
}
