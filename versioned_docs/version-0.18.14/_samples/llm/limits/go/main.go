// Prompts a chosen model, with limits.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Explains error messages.
type MyModule struct{}

// Explains an error message in one sentence.
func (m *MyModule) Explain(
	ctx context.Context,
	// The error message.
	message string,
	// The model to use.
	// +default="gpt-4.1"
	model string,
) (string, error) {
	// region: limits
	assistant := dag.LLM(dagger.LLMOpts{Model: model, MaxAPICalls: 2}).
		WithSystemPrompt("You explain error messages to beginners. Answer in one sentence.")
	// endregion: limits

	return assistant.WithPrompt(message).LastReply(ctx)
}
