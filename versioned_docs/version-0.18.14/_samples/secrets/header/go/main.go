// Downloads files that require a login.
package main

import (
	"context"
	"encoding/base64"

	"dagger/my-module/internal/dagger"
)

// Downloads files that require a login.
type MyModule struct{}

// Downloads a file from a server that requires a user name and password.
func (m *MyModule) Download(
	ctx context.Context,
	// The file's URL.
	url string,
	// The user name.
	username string,
	// The user's password.
	password *dagger.Secret,
) (*dagger.File, error) {
	plaintext, err := password.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	// region: secret
	login := base64.StdEncoding.EncodeToString([]byte(username + ":" + plaintext))
	header := dag.SetSecret("header for "+username+" at "+url, "Basic "+login)
	// endregion: secret

	return dag.HTTP(url, dagger.HTTPOpts{AuthHeader: header}), nil
}
