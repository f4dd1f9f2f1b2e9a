<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Asks a language model.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Answers a question about a text.')]
    public function ask(
        #[Doc('The question to answer.')]
        string $question,
        #[Doc('The text to search for the answer.')]
        File $text,
    ): string {
        return dag()
            ->llm(maxAPICalls: 5)
            ->withSystemPrompt('Answer in one sentence, from the text only.')
            ->withPromptFile($text)
            ->withPrompt($question)
            ->lastReply();
    }
}
