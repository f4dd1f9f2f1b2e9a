<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests of the module shop.')]
class Tests
{
    #[DaggerFunction]
    #[Doc('An unknown platform is an error.')]
    public function refusesUnknownPlatform(): void
    {
        try {
            dag()->shop()->build('linux/abacus')->sync();
        } catch (QueryError) {
            return;
        }

        throw new \RuntimeException('the platform linux/abacus was accepted');
    }

    #[DaggerFunction]
    #[Doc('The image holds the page.')]
    public function hasPage(): void
    {
        dag()
            ->shop()
            ->build('linux/amd64')
            ->withExec(['grep', 'shop', '/usr/share/nginx/html/index.html'])
            ->sync();
    }
}
