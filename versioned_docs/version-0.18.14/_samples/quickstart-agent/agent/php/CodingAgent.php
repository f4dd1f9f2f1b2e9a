<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('An agent that writes Go programs.')]
class CodingAgent
{
    private const PROMPT = <<<'TEXT'
        You are an experienced Go programmer.
        Write a Go program that does this: $assignment

        The container "builder" has Go and the working directory /app.
        Write go.mod and main.go there, then run "go build ./..." and
        fix the program until it builds.
        Save the container with the finished program as "completed".
        TEXT;

    #[DaggerFunction]
    #[Doc('Writes a Go program and returns it in a container.')]
    public function goProgram(
        #[Doc('A description of the program to write.')]
        string $assignment,
    ): Container {
        $builder = dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withWorkdir('/app');
        $environment = dag()
            ->env()
            ->withStringInput('assignment', $assignment, 'What the program should do.')
            ->withContainerInput('builder', $builder, 'A container with Go, to write and build the program in.')
            ->withContainerOutput('completed', 'The container with the finished program, which builds.');

        return dag()
            ->llm()
            ->withEnv($environment)
            ->withPrompt(self::PROMPT)
            ->env()
            ->output('completed')
            ->asContainer();
    }
}
