<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests Drupal sites.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Runs a Drupal project's tests against a MariaDB server.")]
    public function test(
        #[Doc('A Composer project that requires drupal/core-dev.')]
        Directory $source,
    ): string {
        $database = dag()
            ->container()
            ->from('mariadb:11.4')
            ->withEnvVariable('MARIADB_USER', 'drupal')
            ->withEnvVariable('MARIADB_PASSWORD', 'test')
            ->withEnvVariable('MARIADB_DATABASE', 'drupal')
            ->withEnvVariable('MARIADB_ROOT_PASSWORD', 'test')
            ->withExposedPort(3306)
            ->asService();

        return dag()
            ->container()
            ->from('drupal:11.2-php8.3-apache-bookworm')
            ->withDirectory('/opt/site', $source)
            ->withWorkdir('/opt/site')
            ->withExec(['composer', 'install', '--no-interaction'])
            ->withServiceBinding('db', $database)
            ->withEnvVariable('SIMPLETEST_DB', 'mysql://drupal:test@db/drupal')
            ->withExec(['vendor/bin/phpunit', '-c', 'web/core', 'web/modules/custom'])
            ->stdout();
    }
}
