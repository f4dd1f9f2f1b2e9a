// Reads private data from a web API with a token.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Reads private data from a web API.
type MyModule struct{}

// Returns the name of the user that a GitHub token belongs to.
func (m *MyModule) Whoami(
	ctx context.Context,
	// A GitHub token with the read:user scope.
	token *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "curl", "jq"}).
		// region: secret
		WithSecretVariable("GITHUB_TOKEN", token).
		// endregion: secret
		WithExec([]string{
			"sh", "-eo", "pipefail", "-c",
			`curl -fsS -H "Authorization: Bearer $GITHUB_TOKEN" https://api.github.com/user | jq -r .login`,
		}).
		Stdout(ctx)
}
