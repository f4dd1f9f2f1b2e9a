// Returns a whole conversation and its token usage.
package main

import (
	"context"
	"fmt"
	"strings"
)

// Records conversations with a language model.
type MyModule struct{}

// Asks a question and returns the conversation with its token count.
func (m *MyModule) Transcript(
	ctx context.Context,
	// The question to ask.
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
