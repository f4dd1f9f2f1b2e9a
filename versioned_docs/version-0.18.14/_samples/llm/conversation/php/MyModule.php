<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Talks to a language model.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a poem, its second version and the number of tokens used.')]
    public function poem(
        #[Doc('The subject of the poem.')]
        string $subject,
    ): string {
        // region: talk
        $first = dag()->llm()->withPrompt("Write a poem of four lines about {$subject}.")->loop();
        $second = $first->withPrompt('Now the same without adjectives.');
        // endregion: talk

        $before = $first->lastReply();
        $after = $second->lastReply();
        $tokens = $second->tokenUsage()->totalTokens();

        return "{$before}\n\n{$after}\n\n{$tokens} tokens";
    }
}
