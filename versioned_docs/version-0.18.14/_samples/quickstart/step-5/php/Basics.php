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
    #[Doc('An Alpine Linux container with Git.')]
    public function tools(): Container
    {
        return dag()->alpine(branch: '3.22', packages: ['git'])->container();
    }

    #[DaggerFunction]
    #[Doc('The version of Git in the container.')]
    public function version(): string
    {
        return $this->tools()->withExec(['git', '--version'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('The files of a directory that match a pattern.')]
    public function find(
        #[Doc('The directory to search.')]
        Directory $source,
        #[Doc('The pattern that file names must match.')]
        string $pattern = '*.md',
    ): string {
        return $this->tools()
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['find', '.', '-name', $pattern])
            ->stdout();
    }

    #[DaggerFunction]
    #[Doc('Publishes the container and returns the address.')]
    public function publish(
        #[Doc('Where to push the image.')]
        string $address,
    ): string {
        return $this->tools()->publish($address);
    }

    // region: new
    #[DaggerFunction]
    #[Doc('Draws a text in large letters.')]
    public function banner(
        #[Doc('What to draw.')]
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
