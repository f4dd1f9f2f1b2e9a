<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\File;
use JMS\Serializer\Annotation\Type;

use function Dagger\dag;

#[DaggerObject]
#[Doc('A version of the project, with its packages.')]
class Release
{
    public function __construct(
        private string $version,
        #[ListOfType(Package::class)]
        #[Type('array<DaggerModule\Package>')]
        private array $packages,
    ) {
    }

    #[DaggerFunction]
    #[Doc('The version number.')]
    public function version(): string
    {
        return $this->version;
    }

    #[DaggerFunction]
    #[Doc('The packages, one for each platform.')]
    #[ReturnsListOfType(Package::class)]
    public function packages(): array
    {
        return $this->packages;
    }

    #[DaggerFunction]
    #[Doc('Returns the release notes.')]
    public function notes(): File
    {
        // In 0.18.14, the SDK drops the last line break.
        return dag()
            ->directory()
            ->withNewFile('NOTES.md', '# Release ' . $this->version . "\n")
            ->file('NOTES.md');
    }
}
