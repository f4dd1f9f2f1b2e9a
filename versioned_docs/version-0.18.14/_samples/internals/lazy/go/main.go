// Shows that Dagger only runs a request if you need its result.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Shows that Dagger only runs a request if you need its result.
type MyModule struct{}

func request() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"wget", "-q", "-O", "/answer", "https://example.com"})
}

// Describes the request without making it.
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
