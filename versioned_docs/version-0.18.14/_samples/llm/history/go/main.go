// Shows a whole conversation and what it used.
package main

import (
	"context"
	"fmt"
	"strings"
)

// Keeps records of conversations.
type MyModule struct{}

// Asks a question, and returns the conversation with its number of tokens.
func (m *MyModule) Transcript(
	ctx context.Context,
	// What to ask.
	question string,
) (string, error) {
	talk := dag.LLM().WithPrompt(question).Loop()

	// region: read
	lines, err := talk.History(ctx)
	if err != nil {
		return "", err
	}
	tokens, err := talk.TokenUsage().TotalTokens(ctx)
	if err != nil {
		return "", err
	}
	// endregion: read

	return fmt.Sprintf("%s\n\nTokens: %d", strings.Join(lines, "\n"), tokens), nil
}
