// Reads a GitHub account's data.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Reads a GitHub account's data.
type MyModule struct {
	// +private
	Token *dagger.Secret
}

func New(
	// The account's GitHub token.
	token *dagger.Secret,
) *MyModule {
	return &MyModule{Token: token}
}

// Returns the account's profile as JSON.
func (m *MyModule) Profile(ctx context.Context) (string, error) {
	return m.request("user").Stdout(ctx)
}

// Returns the account's gists as JSON.
func (m *MyModule) Gists(ctx context.Context) (string, error) {
	return m.request("gists").Stdout(ctx)
}

func (m *MyModule) request(path string) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "curl"}).
		WithSecretVariable("GITHUB_TOKEN", m.Token).
		WithExec([]string{
			"sh", "-c",
			`curl -fsS --oauth2-bearer "$GITHUB_TOKEN" https://api.github.com/` + path,
		})
}
