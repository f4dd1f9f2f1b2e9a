// Downloads pages.
package main

import (
	"context"
	"strconv"
)

// Downloads pages.
type MyModule struct{}

// Downloads a page, and fails if the server doesn't respond in time.
func (m *MyModule) Download(
	ctx context.Context,
	// The page's URL, for example https://example.com/about.
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
