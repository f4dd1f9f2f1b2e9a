<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\DefaultPath;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('The hello-web pipeline.')]
class HelloWeb
{
    #[DaggerFunction]
    #[Doc('Sets the project to work on.')]
    public function __construct(
        #[Doc("The project's files.")]
        #[DefaultPath('/')]
        #[Ignore('.git', '.dagger', 'dagger.json', '.env', 'dist', 'node_modules')]
        private Directory $source,
    ) {
    }

    #[DaggerFunction]
    #[Doc('Node.js with the project and its packages.')]
    public function buildEnv(): Container
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            ->withWorkdir('/src')
            ->withDirectory('/src', $this->source)
            ->withExec(['npm', 'install']);
    }

    #[DaggerFunction]
    #[Doc('Runs the tests, and returns their report.')]
    public function test(): string
    {
        return $this->buildEnv()->withExec(['npm', 'test'])->stdout();
    }

    #[DaggerFunction]
    #[Doc('Builds the site.')]
    public function build(): Directory
    {
        return $this->buildEnv()
            ->withExec(['npm', 'run', 'build'])
            ->directory('/src/dist');
    }

    #[DaggerFunction]
    #[Doc('An nginx image with the site.')]
    public function image(): Container
    {
        return dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withDirectory('/usr/share/nginx/html', $this->build())
            ->withExposedPort(80);
    }

    #[DaggerFunction]
    #[Doc('Serves the site on port 80.')]
    public function serve(): Service
    {
        return $this->image()->asService(useEntrypoint: true);
    }

    #[DaggerFunction]
    #[Doc('Tests the project, then publishes its image and returns the address.')]
    public function publish(
        #[Doc('The address to publish to.')]
        string $address,
    ): string {
        $this->test();

        return $this->image()->publish($address);
    }

    // region: new
    #[DaggerFunction]
    #[Doc('Changes the project as instructed and returns its files.')]
    public function develop(
        #[Doc('The change to make.')]
        string $assignment,
    ): Directory {
        $workspace = dag()->workspace($this->source);
        $environment = dag()
            ->env()
            ->withStringInput('assignment', $assignment, 'What to change.')
            ->withWorkspaceInput('workspace', $workspace, 'The project to change.')
            ->withWorkspaceOutput('completed', 'The changed project.');

        return dag()
            ->llm()
            ->withEnv($environment)
            ->withPromptFile(dag()->currentModule()->source()->file('develop-prompt.md'))
            ->env()
            ->output('completed')
            ->asWorkspace()
            ->source()
            // Git and Dagger run programs that these files name.
            ->filter(exclude: ['**/.*', 'dagger.json']);
    }
    // endregion: new
}
