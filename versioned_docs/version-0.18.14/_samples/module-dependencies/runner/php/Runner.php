<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs commands on files.')]
class Runner
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('The image in which commands run.')]
        private string $image,
        #[Doc('The directory that gets the files.')]
        private string $workdir = '/src',
    ) {
    }

    #[DaggerFunction]
    #[Doc('Runs a command on the files.')]
    public function run(
        #[Doc('The files.')]
        Directory $source,
        #[Doc('The command and its arguments.')]
        #[ListOfType('string')]
        array $command,
    ): Container {
        return dag()
            ->container()
            ->from($this->image)
            ->withDirectory($this->workdir, $source)
            ->withWorkdir($this->workdir)
            ->withExec($command);
    }
}
