<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\GitRepository;

#[DaggerObject]
#[Doc('Looks up commits.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the hash of the latest commit on a branch.')]
    public function newest(
        #[Doc('The repository.')]
        GitRepository $repository,
        #[Doc('The branch name.')]
        string $branch = 'main',
    ): string {
        return $repository->branch($branch)->commit();
    }
}
