<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds web server images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Builds a web server image with the module's own configuration.")]
    public function server(
        #[Doc("The site's files.")]
        Directory $site,
    ): Container {
        $config = dag()->currentModule()->source()->file('files/site.conf');

        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withFile('/etc/nginx/conf.d/default.conf', $config)
            ->withDirectory('/usr/share/nginx/html', $site);
    }
}
