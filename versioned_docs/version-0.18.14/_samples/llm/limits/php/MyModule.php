<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Explains error messages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Explains an error message in one sentence.')]
    public function explain(
        #[Doc('The error message.')]
        string $message,
        #[Doc('The model to use.')]
        string $model = 'gpt-4.1',
    ): string {
        // region: limits
        $assistant = dag()
            ->llm(model: $model, maxAPICalls: 2)
            ->withSystemPrompt('You explain error messages to beginners. Answer in one sentence.');
        // endregion: limits

        return $assistant->withPrompt($message)->lastReply();
    }
}
