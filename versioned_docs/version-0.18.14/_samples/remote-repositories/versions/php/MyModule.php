<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;
use Dagger\GitRepository;

#[DaggerObject]
#[Doc('Looks up versions in a repository.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the files of the latest release, without Git history.')]
    public function latest(
        #[Doc('The repository.')]
        GitRepository $repository,
    ): Directory {
        return $repository->latestVersion()->tree(discardGitDir: true);
    }

    #[DaggerFunction]
    #[Doc('Lists the tags that match a pattern.')]
    #[ReturnsListOfType('string')]
    public function tags(
        #[Doc('The repository.')]
        GitRepository $repository,
        #[Doc('The pattern, for example "refs/tags/v1.*".')]
        string $pattern,
    ): array {
        return $repository->tags(patterns: [$pattern]);
    }
}
