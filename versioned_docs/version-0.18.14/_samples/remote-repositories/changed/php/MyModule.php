<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\GitRef;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Compares two versions of a project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lists the changed files and their status, one per line.')]
    public function changed(
        #[Doc('The older version.')]
        GitRef $before,
        #[Doc('The newer version.')]
        GitRef $after,
    ): string {
        return dag()
            ->container()
            ->from('alpine/git:2.49.1')
            ->withMountedDirectory('/compare/before', $before->tree(discardGitDir: true))
            ->withMountedDirectory('/compare/after', $after->tree(discardGitDir: true))
            ->withWorkdir('/compare')
            ->withExec(['sh', '-c', 'git diff --no-index --name-status before after || test $? -eq 1'])
            ->stdout();
    }
}
