<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Records conversations with a language model.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Asks a question and returns the conversation with its token count.')]
    public function transcript(
        #[Doc('The question to ask.')]
        string $question,
    ): string {
        $talk = dag()->llm()->withPrompt($question)->loop();

        // region: read
        $lines = $talk->history();
        $tokens = $talk->tokenUsage()->totalTokens();
        // endregion: read

        return implode("\n", [...$lines, '', "Tokens: {$tokens}"]);
    }
}
