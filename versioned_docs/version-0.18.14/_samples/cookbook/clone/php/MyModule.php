<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds tools written in Go.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the program in the root directory of a public repository.')]
    public function tool(
        #[Doc("The repository's URL.")]
        string $repository,
        #[Doc('The tag, branch or commit to build.')]
        string $version,
    ): File {
        // region: clone
        $source = dag()->git($repository)->ref($version)->tree(discardGitDir: true);
        // endregion: clone

        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/usr/local/bin/tool', '.'])
            ->file('/usr/local/bin/tool');
    }
}
