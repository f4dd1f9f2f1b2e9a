// Checks that a website responds.
package main

import (
	"context"
	"strconv"
)

// Checks websites.
type MyModule struct{}

// Waits for a website to respond, and fails after a timeout.
func (m *MyModule) Wait(
	ctx context.Context,
	// The URL to request, for example https://example.com/health.
	url string,
	// The timeout, in seconds.
	// +default=10
	seconds int,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"wget", "-q", "-T", strconv.Itoa(seconds), "-O", "-", url}).
		Stdout(ctx)
}
