// Calls a web server, or only says so.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Calls a web server, or only says so.
type MyModule struct{}

func request() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"wget", "-q", "-O", "/answer", "https://example.com"})
}

// Describes the request. No request is made.
func (m *MyModule) Forgotten() string {
	request()
	return "done"
}

// Makes the request.
func (m *MyModule) Forced(ctx context.Context) (string, error) {
	if _, err := request().Sync(ctx); err != nil {
		return "", err
	}
	return "done", nil
}
