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
        #[Doc('The image to run commands in.')]
        private string $image,
        #[Doc('The directory to copy the files to.')]
        private string $workdir = '/src',
    ) {
    }

    #[DaggerFunction]
    #[Doc('Runs a command on the files.')]
    public function run(
        #[Doc('The files to copy.')]
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
