// Downloads files that need a login.
package main

import (
	"context"
	"encoding/base64"

	"dagger/my-module/internal/dagger"
)

// Downloads files that need a login.
type MyModule struct{}

// Downloads a file from a server that wants a user name and a password.
func (m *MyModule) Download(
	ctx context.Context,
	// The address of the file.
	url string,
	// The user name.
	username string,
	// The password of that user.
	password *dagger.Secret,
) (*dagger.File, error) {
	plaintext, err := password.Plaintext(ctx)
	if err != nil {
		return nil, err
	}
	// region: secret
	login := base64.StdEncoding.EncodeToString([]byte(username + ":" + plaintext))
	header := dag.SetSecret("download-header", "Basic "+login)
	// endregion: secret

	return dag.HTTP(url, dagger.HTTPOpts{AuthHeader: header}), nil
}
