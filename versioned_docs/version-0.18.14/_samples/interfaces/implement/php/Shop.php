<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Platform;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds the web shop.')]
class Shop
{
    #[DaggerFunction]
    #[Doc("Returns the application's name.")]
    public function name(): string
    {
        return 'shop';
    }

    #[DaggerFunction]
    #[Doc('Builds the image for a platform.')]
    public function build(
        #[Doc('The platform, for example linux/amd64.')]
        string $platform,
    ): Container {
        return dag()
            ->container(platform: new Platform($platform))
            ->from('nginx:1.28-alpine')
            ->withNewFile('/usr/share/nginx/html/index.html', '<h1>shop</h1>');
    }
}
