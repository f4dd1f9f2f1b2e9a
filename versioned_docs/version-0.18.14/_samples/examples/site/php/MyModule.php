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
    #[Doc('Builds the website.')]
    public function build(
        #[Doc('The website\'s source directory; "npm run build" must write to dist.')]
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
    #[Doc('Builds a web server image that contains the website.')]
    public function image(
        #[Doc("The website's source directory.")]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withDirectory('/usr/share/nginx/html', $this->build($source))
            ->withExposedPort(80);
    }

    #[DaggerFunction]
    #[Doc('Serves the website for a preview before you publish it.')]
    public function preview(
        #[Doc("The website's source directory.")]
        Directory $source,
    ): Service {
        return $this->image($source)->asService(useEntrypoint: true);
    }

    #[DaggerFunction]
    #[Doc('Publishes the image and returns its address with the digest.')]
    public function publish(
        #[Doc("The website's source directory.")]
        Directory $source,
        #[Doc('The address to publish to, with the registry and a tag.')]
        string $address,
        #[Doc('The registry user name.')]
        string $username,
        #[Doc("The user's password or token.")]
        Secret $password,
    ): string {
        return $this->image($source)
            ->withRegistryAuth($address, $username, $password)
            ->publish($address);
    }
}
