<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Container;
use JMS\Serializer\Annotation\Type;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds an image step by step.')]
class MyModule
{
    /** @var string[] */
    #[Type('array<string>')]
    private array $packages = [];

    private string $mirror = '';

    #[DaggerFunction]
    #[Doc('The packages added so far.')]
    #[ReturnsListOfType('string')]
    public function packages(): array
    {
        return $this->packages;
    }

    #[DaggerFunction]
    #[Doc('Adds a package.')]
    public function withPackage(
        #[Doc("The package's name.")]
        string $name,
    ): MyModule {
        $this->packages[] = $name;

        return $this;
    }

    #[DaggerFunction]
    #[Doc('Sets the package mirror.')]
    public function withMirror(
        #[Doc("The mirror's URL.")]
        string $url,
    ): MyModule {
        $this->mirror = $url;

        return $this;
    }

    #[DaggerFunction]
    #[Doc('Builds the image with all packages.')]
    public function build(): Container
    {
        $command = ['apk', 'add'];
        if ($this->mirror !== '') {
            $command[] = '--repository=' . $this->mirror;
        }

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec([...$command, ...$this->packages]);
    }
}
