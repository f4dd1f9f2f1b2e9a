// Calls an API with a token.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Calls an API with a token.
type MyModule struct{}

// Returns the GitHub user that a token belongs to, as JSON.
func (m *MyModule) User(
	ctx context.Context,
	// A GitHub token.
	token *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "curl"}).
		WithSecretVariable("TOKEN", token).
		WithExec([]string{"sh", "-c", `curl -fsS -H "Authorization: Bearer $TOKEN" https://api.github.com/user`}).
		Stdout(ctx)
}
