// Checks that a website answers.
package main

import (
	"context"
	"strconv"
)

// Checks websites.
type MyModule struct{}

// Waits until a website answers, and fails if it does not.
func (m *MyModule) Wait(
	ctx context.Context,
	// The address to ask, with its scheme, for example https://example.com/health.
	url string,
	// How long to wait for an answer, in seconds.
	// +default=10
	seconds int,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"wget", "-q", "-T", strconv.Itoa(seconds), "-O", "-", url}).
		Stdout(ctx)
}
