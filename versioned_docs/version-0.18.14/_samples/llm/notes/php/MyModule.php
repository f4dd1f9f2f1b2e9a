<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Writes release notes with a language model.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Writes release notes for the changes since a tag.')]
    public function notes(
        #[Doc('The repository, with its Git history.')]
        Directory $source,
        #[Doc('The tag of the previous release.')]
        string $since,
    ): File {
        $workspace = dag()
            ->container()
            ->from('alpine/git:2.49.1')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withEnvVariable('SINCE', $since);

        // region: env
        $environment = dag()
            ->env()
            ->withContainerInput('repository', $workspace, 'a container with git and the repository in /src')
            ->withStringInput('since', $since, 'the tag of the previous release')
            ->withFileOutput('notes', 'the release notes, in Markdown');
        // endregion: env

        return dag()
            ->llm()
            ->withEnv($environment)
            ->withPrompt(
                'Write release notes for the commits since the tag $since. '
                . 'Name what users notice. Leave out refactorings.',
            )
            ->env()
            ->output('notes')
            ->asFile();
    }
}
