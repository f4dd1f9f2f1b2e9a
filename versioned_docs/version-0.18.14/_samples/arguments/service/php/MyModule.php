<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Checks databases.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Checks whether a PostgreSQL server accepts connections.')]
    public function ready(
        #[Doc('The database server.')]
        Service $database,
    ): string {
        return dag()
            ->container()
            ->from('postgres:16-alpine')
            ->withServiceBinding('db', $database)
            ->withExec(['pg_isready', '--host=db'])
            ->stdout();
    }
}
