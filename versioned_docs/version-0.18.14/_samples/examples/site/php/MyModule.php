<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Secret;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a website with Node.js and publishes it as an image.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The built website.')]
    public function build(
        #[Doc('The website\'s sources; "npm run build" writes to dist.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            ->withWorkdir('/src')
            ->withDirectory('.', $source, include: ['package.json', 'package-lock.json'])
            ->withExec(['npm', 'ci'])
            ->withDirectory('.', $source, exclude: ['node_modules', 'dist'])
            ->withExec(['npm', 'run', 'build'])
            ->directory('dist');
    }

    #[DaggerFunction]
    #[Doc('A web server with the website in it.')]
    public function image(
        #[Doc("The website's sources.")]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withDirectory('/usr/share/nginx/html', $this->build($source))
            ->withExposedPort(80);
    }

    #[DaggerFunction]
    #[Doc('The website, to look at before it is published.')]
    public function preview(
        #[Doc("The website's sources.")]
        Directory $source,
    ): Service {
        return $this->image($source)->asService(useEntrypoint: true);
    }

    #[DaggerFunction]
    #[Doc('Publishes the web server and returns its address with the digest.')]
    public function publish(
        #[Doc("The website's sources.")]
        Directory $source,
        #[Doc("The image's address, with the registry and a tag.")]
        string $address,
        #[Doc('The user at the registry.')]
        string $username,
        #[Doc("The user's password or token.")]
        Secret $password,
    ): string {
        return $this->image($source)
            ->withRegistryAuth($address, $username, $password)
            ->publish($address);
    }
}
