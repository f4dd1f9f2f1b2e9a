<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Builds images that trust a company's certificate authority.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds an Alpine image with the certificate installed.')]
    public function base(
        #[Doc('The CA certificate, in PEM format.')]
        File $certificate,
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'ca-certificates'])
            // region: install
            ->withFile('/usr/local/share/ca-certificates/company.crt', $certificate)
            ->withExec(['update-ca-certificates']);
        // endregion: install
    }
}
