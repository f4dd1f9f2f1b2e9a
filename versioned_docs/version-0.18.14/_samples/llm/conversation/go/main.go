// Prompts a language model twice and counts the tokens.
package main

import (
	"context"
	"fmt"
)

// Talks to a language model.
type MyModule struct{}

// Returns a poem, its second version and the number of tokens used.
func (m *MyModule) Poem(
	ctx context.Context,
	// The subject of the poem.
	subject string,
) (string, error) {
	// region: talk
	first := dag.LLM().WithPrompt("Write a poem of four lines about " + subject + ".").Loop()
	second := first.WithPrompt("Now the same without adjectives.")
	// endregion: talk

	before, err := first.LastReply(ctx)
	if err != nil {
		return "", err
	}
	after, err := second.LastReply(ctx)
	if err != nil {
		return "", err
	}
	tokens, err := second.TokenUsage().TotalTokens(ctx)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s\n\n%s\n\n%d tokens", before, after, tokens), nil
}
