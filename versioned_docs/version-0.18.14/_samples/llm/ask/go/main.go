// Asks a language model.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Asks a language model.
type MyModule struct{}

// Answers a question about a text.
func (m *MyModule) Ask(
	ctx context.Context,
	// The question to answer.
	question string,
	// The text to search for the answer.
	text *dagger.File,
) (string, error) {
	return dag.LLM(dagger.LLMOpts{MaxAPICalls: 5}).
		WithSystemPrompt("Answer in one sentence, from the text only.").
		WithPromptFile(text).
		WithPrompt(question).
		LastReply(ctx)
}
