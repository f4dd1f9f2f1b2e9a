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
    #[Doc('The answer to a question about a text.')]
    public function ask(
        #[Doc('The question.')]
        string $question,
        #[Doc('The text to look at.')]
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
