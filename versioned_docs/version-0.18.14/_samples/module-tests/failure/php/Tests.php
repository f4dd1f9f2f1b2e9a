<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests the shop module.')]
class Tests
{
    #[DaggerFunction]
    #[Doc('Checks that an unknown platform is rejected.')]
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
    #[Doc('Checks that the image contains the page.')]
    public function hasPage(): void
    {
        dag()
            ->shop()
            ->build('linux/amd64')
            ->withExec(['grep', 'shop', '/usr/share/nginx/html/index.html'])
            ->sync();
    }
}
