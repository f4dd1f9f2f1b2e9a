<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Secret;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Queries a database.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lists the tables in a PostgreSQL database.')]
    public function tables(
        #[Doc('The database server.')]
        Service $db,
        #[Doc('The password for the user postgres.')]
        Secret $password,
    ): string {
        return dag()
            ->container()
            ->from('postgres:16-alpine')
            ->withServiceBinding('db', $db)
            ->withSecretVariable('PGPASSWORD', $password)
            ->withExec(['psql', '--host=db', '--username=postgres', '--command=\\dt'])
            ->stdout();
    }
}
