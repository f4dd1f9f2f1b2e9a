<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;
use Dagger\ReturnType;

use function Dagger\dag;

#[DaggerObject]
#[Doc('The tools that an agent can use to work on the project.')]
class Workspace
{
    #[DaggerFunction]
    #[Doc('Sets the project to work on.')]
    public function __construct(
        #[Doc("The project's files.")]
        #[Ignore('.git', '.dagger', 'dagger.json', '.env', 'dist', 'node_modules')]
        private Directory $source,
    ) {
    }

    #[DaggerFunction]
    #[Doc("The project's files.")]
    public function source(): Directory
    {
        return $this->source;
    }

    #[DaggerFunction]
    #[Doc('Reads a file.')]
    public function readFile(
        #[Doc("The file's path in the project.")]
        string $path,
    ): string {
        return $this->source->file($path)->contents();
    }

    #[DaggerFunction]
    #[Doc('Writes a file, and returns the changed workspace.')]
    public function writeFile(
        #[Doc("The file's path in the project.")]
        string $path,
        #[Doc("The file's new contents.")]
        string $contents,
    ): Workspace {
        // In 0.18.14, the PHP SDK alters text with line breaks when it passes it to withNewFile.
        file_put_contents('contents', $contents);
        $file = dag()->currentModule()->workdirFile('contents');
        $this->source = $this->source->withFile($path, $file);

        return $this;
    }

    #[DaggerFunction]
    #[Doc('Lists the files and directories of the project.')]
    #[ReturnsListOfType('string')]
    public function listFiles(): array
    {
        return $this->source->glob('**');
    }

    #[DaggerFunction]
    #[Doc('Runs the tests, and returns their report even if a test fails.')]
    public function test(): string
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            ->withWorkdir('/src')
            ->withDirectory('/src', $this->source)
            ->withExec(['npm', 'install'])
            ->withExec(['npm', 'test'], expect: ReturnType::ANY)
            ->stdout();
    }
}
