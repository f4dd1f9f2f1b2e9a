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
    // region: new
    #[DaggerFunction]
    #[Doc('Returns an Alpine container with Git.')]
    public function tools(): Container
    {
        return dag()->alpine(branch: '3.22', packages: ['git'])->container();
    }
    // endregion: new

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
}
