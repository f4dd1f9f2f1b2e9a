// Reads what belongs to a GitHub account.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Reads what belongs to a GitHub account.
type MyModule struct {
	// +private
	Token *dagger.Secret
}

func New(
	// A GitHub token of the account.
	token *dagger.Secret,
) *MyModule {
	return &MyModule{Token: token}
}

// The account's profile, as JSON.
func (m *MyModule) Profile(ctx context.Context) (string, error) {
	return m.request("user").Stdout(ctx)
}

// The account's gists, as JSON.
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
