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
#[Doc('First steps with Dagger.')]
class Basics
{
    #[DaggerFunction]
    #[Doc('Returns an Alpine container with Git.')]
    public function tools(): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', '--no-cache', 'git']);
    }

    #[DaggerFunction]
    #[Doc("Returns the container's Git version.")]
    public function version(): string
    {
        return $this->tools()->withExec(['git', '--version'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('Lists the files in a directory that match a pattern.')]
    public function find(
        #[Doc('The directory to search.')]
        Directory $source,
        #[Doc('The file name pattern.')]
        string $pattern = '*.md',
    ): string {
        return $this->tools()
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['find', '.', '-name', $pattern])
            ->stdout();
    }

    #[DaggerFunction]
    #[Doc('Publishes the container and returns its address.')]
    public function publish(
        #[Doc('The address to publish to.')]
        string $address,
    ): string {
        return $this->tools()->publish($address);
    }

    // region: new
    #[DaggerFunction]
    #[Doc('Draws text in large letters.')]
    public function banner(
        #[Doc('The text to draw.')]
        string $text = 'Dagger',
    ): string {
        return dag()
            ->container()
            ->from('python:3.12-slim')
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume('pip'))
            ->withExec(['pip', 'install', 'pyfiglet==1.0.2'])
            ->withExec(['pyfiglet', $text])
            ->stdout();
    }
    // endregion: new
}
